<?php

declare(strict_types=1);

namespace Emberline;

/** Where to send the customer, and what to store in the session until they return. */
final class Authorization
{
    public function __construct(
        public readonly string $url,
        public readonly string $state,
        public readonly string $codeVerifier,
    ) {
    }
}

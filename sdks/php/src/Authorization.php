<?php

declare(strict_types=1);

namespace Emberline;

/** Where to send the customer, and what to store in the session until they return. */
final class Authorization
{
    public function __construct(
        public readonly string $url,
        public readonly string $state,
        #[\SensitiveParameter] public readonly string $codeVerifier,
    ) {
    }

    /**
     * Leaves the verifier out.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['url' => $this->url, 'state' => $this->state];
    }
}

<?php

declare(strict_types=1);

namespace Emberline;

/** How many requests an account can send per hour, how many are left, and the seconds until the count resets. */
final class RateLimit
{
    public function __construct(
        public readonly int $limit,
        public readonly int $remaining,
        public readonly int $reset,
    ) {
    }
}

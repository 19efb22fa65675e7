<?php

declare(strict_types=1);

namespace Emberline;

/** Gives a client the token to send. */
interface TokenProvider
{
    public function accessToken(): string;

    /**
     * Replaces a token that was rejected.
     *
     * @return bool whether there's a new token
     */
    public function renew(#[\SensitiveParameter] string $accessToken): bool;
}

<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\OAuthException;

/** Keeps one account's tokens valid. `OAuth::tokens` returns one. */
final class TokenSession implements TokenProvider
{
    /** Refreshing a little early avoids a request with a token that expires on the way. */
    private const EARLY_SECONDS = 60;

    /** @param \Closure(): int $clock returns the Unix time */
    public function __construct(
        private readonly OAuth $oauth,
        private readonly TokenStore $store,
        private readonly \Closure $clock,
    ) {
    }

    public function accessToken(): string
    {
        $tokens = $this->store->load();
        if ($tokens->expiresAt - self::EARLY_SECONDS > ($this->clock)()) {
            return $tokens->accessToken;
        }
        $this->renew($tokens->accessToken);
        return $this->store->load()->accessToken;
    }

    public function renew(#[\SensitiveParameter] string $accessToken): bool
    {
        return $this->store->synchronize(function () use ($accessToken): bool {
            $tokens = $this->store->load();
            // Another process may have replaced it while this one waited for the lock.
            if ($tokens->accessToken !== $accessToken) {
                return true;
            }
            if ($tokens->refreshToken === null) {
                return false;
            }
            try {
                $this->store->save($this->oauth->refresh($tokens->refreshToken));
            } catch (OAuthException $exception) {
                // Without a lock, another process may have used the refresh token first, and stored its successor.
                if ($this->store->load()->accessToken === $accessToken) {
                    throw $exception;
                }
            }
            return true;
        });
    }
}

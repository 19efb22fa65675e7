<?php

declare(strict_types=1);

namespace Emberline;

/** OAuth tokens. Store all of it: a refresh replaces both tokens. */
final class Tokens
{
    public readonly string $accessToken;
    public readonly ?string $refreshToken;

    /** Unix time. */
    public readonly int $expiresAt;

    /** @param array<string, mixed> $details all fields of the token response, plus `expires_at` */
    public function __construct(#[\SensitiveParameter] private readonly array $details)
    {
        $this->accessToken = $details['access_token'];
        $this->refreshToken = $details['refresh_token'] ?? null;
        $this->expiresAt = $details['expires_at'];
    }

    /** @return array<string, mixed> what the constructor takes */
    public function toArray(): array
    {
        return $this->details;
    }

    /**
     * Leaves the tokens out.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['expiresAt' => $this->expiresAt];
    }
}

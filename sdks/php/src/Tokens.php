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

    /**
     * The scopes that the customer approved.
     *
     * @var list<string>
     */
    public readonly array $scopes;

    /** The customer's account. */
    public readonly string $accountId;

    /** @param array<string, mixed> $fields what `toArray` returned */
    public function __construct(#[\SensitiveParameter] private readonly array $fields)
    {
        $this->accessToken = $fields['access_token'];
        $this->refreshToken = $fields['refresh_token'] ?? null;
        $this->expiresAt = $fields['expires_at'];
        $this->scopes = array_values(array_filter(explode(' ', $fields['scope'] ?? '')));
        $this->accountId = $fields['account_id'];
    }

    /** @return array<string, mixed> all fields of the token response, to store as JSON */
    public function toArray(): array
    {
        return $this->fields;
    }

    /**
     * Leaves the tokens out.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['expiresAt' => $this->expiresAt, 'scopes' => $this->scopes, 'accountId' => $this->accountId];
    }
}

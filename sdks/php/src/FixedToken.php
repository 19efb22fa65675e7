<?php

declare(strict_types=1);

namespace Emberline;

/**
 * A key or token that's never renewed.
 *
 * @internal
 */
final class FixedToken implements TokenProvider
{
    /** @var \Closure(): string a closure, which `var_export` doesn't look into */
    private readonly \Closure $token;

    public function __construct(#[\SensitiveParameter] string $token)
    {
        if ($token === '') {
            throw new \InvalidArgumentException('Give an apiKey, or set ' . Contract::KEY_VARIABLE . '.');
        }
        self::check($token);
        $this->token = static fn (): string => $token;
    }

    /** Returns a token that a header can contain. A line break would end it. The message leaves the token out. */
    public static function check(#[\SensitiveParameter] string $token): string
    {
        if (!preg_match('/\A[\x21-\x7e]+\z/', $token)) {
            throw new \InvalidArgumentException(
                'The key or token has a space, a line break, or another invalid character in it.',
            );
        }
        return $token;
    }

    public function accessToken(): string
    {
        return ($this->token)();
    }

    public function renew(#[\SensitiveParameter] string $accessToken): bool
    {
        return false;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}

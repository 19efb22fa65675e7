<?php

declare(strict_types=1);

namespace Emberline;

/** An HTTP response. */
final class Response
{
    /** @var array<string, string> names in lowercase */
    public readonly array $headers;

    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        array $headers = [],
        /** The raw body. */
        public readonly string $body = '',
    ) {
        $this->headers = array_change_key_case($headers);
    }

    /** Include it when you contact Support. */
    public function requestId(): ?string
    {
        return $this->headers['request-id'] ?? null;
    }

    /** Null if the response doesn't say. */
    public function rateLimit(): ?RateLimit
    {
        $values = [];
        foreach (['limit', 'remaining', 'reset'] as $name) {
            $value = $this->headers["ratelimit-$name"] ?? '';
            if (!self::isWhole($value)) {
                return null;
            }
            $values[] = (int) $value;
        }
        return new RateLimit(...$values);
    }

    /** Whether this is the stored response to an earlier request with the same idempotency key. */
    public function wasReplayed(): bool
    {
        return ($this->headers['idempotency-replayed'] ?? '') === 'true';
    }

    public function isSuccess(): bool
    {
        return $this->status >= 200 && $this->status <= 299;
    }

    /** Seconds to wait, from `Retry-After` as seconds or an HTTP date. */
    public function retryAfter(int $now): ?float
    {
        $value = trim($this->headers['retry-after'] ?? '');
        if (self::isWhole($value)) {
            return (float) $value;
        }
        $date = \DateTimeImmutable::createFromFormat('D, d M Y H:i:s \G\M\T', $value, new \DateTimeZone('UTC'));
        return $date === false ? null : (float) max(0, $date->getTimestamp() - $now);
    }

    /**
     * Leaves the body out, which may contain a secret.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['status' => $this->status, 'headers' => $this->headers];
    }

    private static function isWhole(string $value): bool
    {
        return preg_match('/\A[0-9]+\z/', $value) === 1;
    }

    /** @return array<string, mixed>|null the parsed body, or null if it isn't a JSON object */
    public function json(): ?array
    {
        $value = str_starts_with(ltrim($this->body), '{') ? json_decode($this->body, true) : null;
        return is_array($value) ? $value : null;
    }
}

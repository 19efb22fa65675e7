<?php

declare(strict_types=1);

namespace Emberline;

/**
 * How an operation's parameters become a request.
 *
 * @internal
 */
final class Operation
{
    public const JSON = 'application/json';
    public const FORM = 'application/x-www-form-urlencoded';

    /**
     * @param string $path with names in braces
     * @param list<string> $query the names of the parameters in the query; the rest are fields of the body
     * @param string|null $contentType null if there's no body
     * @param bool $hasKey whether the operation takes an idempotency key
     * @param bool $hasData whether the response has a body
     * @param bool $isEnveloped whether the data is inside a `data` field
     */
    public function __construct(
        public readonly string $method,
        private readonly string $path,
        private readonly array $query = [],
        public readonly ?string $contentType = null,
        public readonly bool $hasKey = false,
        public readonly bool $hasData = true,
        public readonly bool $isEnveloped = true,
    ) {
    }

    /** Whether sending the request twice has the effect of sending it once. */
    public function isRepeatable(): bool
    {
        return $this->method !== 'POST' || $this->hasKey;
    }

    /**
     * @param array<string, mixed> $params
     * @return array{string, string|null} the path with its query, and the body
     */
    public function build(array $params): array
    {
        $path = preg_replace_callback('/\{(\w+)\}/', static function (array $match) use (&$params): string {
            $value = $params[$match[1]] ?? '';
            unset($params[$match[1]]);
            return self::segment($match[1], $value);
        }, $this->path);
        $params = self::portable(array_filter($params, static fn ($value): bool => $value !== null));
        $query = array_intersect_key($params, array_flip($this->query));
        $fields = array_diff_key($params, $query);
        if ($this->contentType === null && $fields !== []) {
            throw new \InvalidArgumentException('Unknown parameter: ' . implode(', ', array_keys($fields)) . '.');
        }
        $text = self::encode($query);
        return [
            $text === '' ? $path : "$path?$text",
            match ($this->contentType) {
                // A POST without a body says so with a Content-Length of 0.
                null => $this->method === 'POST' ? '' : null,
                self::FORM => self::encode($fields),
                // An empty array is a list in JSON, but the body is always an object.
                default => self::json((object) $fields),
            },
        ];
    }

    private static function json(object $fields): string
    {
        try {
            return json_encode(
                $fields,
                JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION,
            );
        } catch (\JsonException $exception) {
            // Text in another encoding, or a number that JSON can't represent.
            throw new \InvalidArgumentException("The fields can't be JSON: {$exception->getMessage()}", 0, $exception);
        }
    }

    /** A path parameter as one segment. An empty one or a dot would request another path. */
    private static function segment(string $name, mixed $value): string
    {
        if (!is_string($value) || in_array($value, ['', '.', '..'], true)) {
            throw new \InvalidArgumentException("$name must be an id.");
        }
        return rawurlencode($value);
    }

    /**
     * Encodes a query or a form. A list becomes one pair for each item.
     *
     * @param array<string, mixed> $fields
     */
    private static function encode(array $fields): string
    {
        $pairs = [];
        foreach ($fields as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $each) {
                if ($each !== null) {
                    $text = is_bool($each) ? ($each ? 'true' : 'false') : (string) $each;
                    $pairs[] = rawurlencode($name) . '=' . rawurlencode($text);
                }
            }
        }
        return implode('&', $pairs);
    }

    /**
     * Times become RFC 3339, as the API expects. A list with gaps, as `array_filter` and `array_unique` leave them,
     * becomes one without, because JSON would make it an object.
     *
     * @param array<array-key, mixed> $values
     * @return array<array-key, mixed>
     */
    private static function portable(array $values): array
    {
        $isList = !in_array(false, array_map(is_int(...), array_keys($values)), true);
        return array_map(static fn (mixed $value): mixed => match (true) {
            $value instanceof \DateTimeInterface => $value->format(\DATE_RFC3339),
            is_array($value) => self::portable($value),
            default => $value,
        }, $isList ? array_values($values) : $values);
    }
}

<?php

declare(strict_types=1);

namespace Emberline;

/** One invalid field, parameter, or header of a request. Exactly one of the first three is set. */
final class FieldError
{
    public function __construct(
        /** A JSON pointer to a field of the body. */
        public readonly ?string $pointer,
        public readonly ?string $parameter,
        public readonly ?string $header,
        public readonly ?string $code,
        public readonly string $message,
    ) {
    }

    /** @param array<array-key, mixed> $values */
    public static function fromArray(array $values): self
    {
        $text = static fn (string $name): ?string => is_string($values[$name] ?? null) ? $values[$name] : null;
        return new self($text('pointer'), $text('parameter'), $text('header'), $text('code'), $text('message') ?? '');
    }
}

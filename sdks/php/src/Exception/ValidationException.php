<?php

declare(strict_types=1);

namespace Emberline\Exception;

use Emberline\FieldError;

/** 422: fields, parameters, or headers are invalid. */
final class ValidationException extends ApiException
{
    /** @return list<FieldError> */
    public function fields(): array
    {
        $list = $this->body['errors'] ?? null;
        $fields = is_array($list) ? array_values(array_filter($list, is_array(...))) : [];
        return array_map(FieldError::fromArray(...), $fields);
    }

    protected function describe(): string
    {
        $lines = [parent::describe()];
        foreach ($this->fields() as $field) {
            // The pointer to the body itself is empty.
            $place = $field->pointer ?: $field->parameter ?: $field->header ?: 'The body';
            $lines[] = "$place: $field->message";
        }
        return implode("\n", $lines);
    }
}

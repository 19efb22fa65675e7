<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** The base of all exceptions that this library throws, except InvalidArgumentException. */
class EmberlineException extends \RuntimeException
{
    /** The key of the request that failed. With it, the same request can be sent again and doesn't run twice. */
    public ?string $idempotencyKey = null;
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** The base of all exceptions that this library throws, except InvalidArgumentException. */
class EmberlineException extends \RuntimeException
{
}

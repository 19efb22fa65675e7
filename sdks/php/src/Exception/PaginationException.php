<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** A list returned the same cursor twice, so following it would never end. */
final class PaginationException extends EmberlineException
{
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** No complete response within the time limit. */
final class TimeoutException extends ConnectionException
{
}

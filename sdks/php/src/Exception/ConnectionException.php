<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** No response arrived, so the request may or may not have run. */
class ConnectionException extends EmberlineException
{
}

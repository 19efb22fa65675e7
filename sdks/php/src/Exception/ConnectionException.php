<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** No response: the connection failed or was dropped. */
class ConnectionException extends EmberlineException
{
    /** @param bool $wasSent whether the server may have received the request */
    public function __construct(string $message, public readonly bool $wasSent = true)
    {
        parent::__construct($message);
    }
}

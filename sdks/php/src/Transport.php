<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\ConnectionException;

/** Sends one request. Give a client your own to test without a network. */
interface Transport
{
    /**
     * @param array<string, string> $headers
     * @param float $timeout seconds until the whole body must have arrived
     * @throws ConnectionException when there's no response; a TimeoutException after the time limit
     */
    public function send(
        string $method,
        string $url,
        #[\SensitiveParameter] array $headers,
        #[\SensitiveParameter] ?string $body,
        float $timeout,
    ): Response;
}

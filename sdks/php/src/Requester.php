<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\ApiException;
use Emberline\Exception\ConnectionException;
use Emberline\Exception\EmberlineException;

/**
 * Sends a request until it succeeds, retrying what may succeed later.
 *
 * @internal
 */
final class Requester
{
    /** A longer Retry-After throws the exception instead, so that the app can continue later. */
    private const LONGEST_WAIT = 60;
    private const FIRST_WAIT = 0.5;
    private const MAX_WAIT = 8;
    /** The request wasn't carried out. */
    private const REFUSED_FOR_NOW = [429, 500, 503];
    /** A gateway gave up, so the request may have been carried out. */
    private const UNKNOWN_OUTCOME = [502, 504];

    public readonly string $baseUrl;
    private readonly Transport $transport;
    private readonly \Closure $clock;
    private readonly \Closure $sleep;
    private readonly \Closure $random;

    /**
     * @param (\Closure(): int)|null $clock returns the Unix time, to read a Retry-After that's a date
     * @param (\Closure(float): void)|null $sleep waits a number of seconds
     * @param (\Closure(): float)|null $random returns a number from 0 up to 1
     */
    public function __construct(
        string $baseUrl,
        private readonly float $timeout,
        private readonly int $maxRetries,
        ?Transport $transport,
        ?\Closure $clock,
        ?\Closure $sleep,
        ?\Closure $random,
    ) {
        $this->baseUrl = rtrim($baseUrl, '/');
        if (!preg_match('#\Ahttps?://[^/]#', $this->baseUrl)) {
            throw new \InvalidArgumentException('baseUrl must start with https:// or http://.');
        }
        self::checkTimeout($timeout);
        $this->transport = $transport ?? new CurlTransport();
        $this->clock = $clock ?? time(...);
        $this->sleep = $sleep ?? self::pause(...);
        $this->random = $random ?? static fn (): float => mt_rand() / (mt_getrandmax() + 1);
    }

    public function now(): int
    {
        return ($this->clock)();
    }

    /**
     * @param array<string, string> $headers
     * @param bool $isRepeatable whether sending the request twice has the effect of sending it once
     * @param string $authorization the header
     * @return Response with a 2xx status
     */
    public function call(
        string $method,
        string $url,
        array $headers,
        #[\SensitiveParameter] ?string $body,
        bool $isRepeatable,
        #[\SensitiveParameter] string $authorization,
        ?float $timeout = null,
    ): Response {
        self::checkTimeout($timeout ?? $this->timeout);
        // A variable of its own: a stack trace shows the present values of parameters.
        $sent = $headers + [
            'Accept' => 'application/json, application/problem+json',
            'Authorization' => $authorization,
            'User-Agent' => 'emberline-php/' . Contract::VERSION,
        ];
        for ($retries = 0;; $retries++) {
            try {
                $response = $this->transport->send($method, $url, $sent, $body, $timeout ?? $this->timeout);
                if ($response->isSuccess()) {
                    return $response;
                }
                throw ApiException::for($response, $this->now());
            } catch (ApiException | ConnectionException $exception) {
                if ($retries >= $this->maxRetries || !self::maySucceedLater($exception, $isRepeatable)) {
                    throw $exception;
                }
            }
            ($this->sleep)($this->waitBeforeRetry($exception, $retries));
        }
    }

    /** curl takes 0 as no limit. */
    private static function checkTimeout(float $seconds): void
    {
        if (!($seconds > 0 && is_finite($seconds))) {
            throw new \InvalidArgumentException('timeout must be more than 0 seconds, and finite.');
        }
    }

    private static function maySucceedLater(ApiException|ConnectionException $exception, bool $isRepeatable): bool
    {
        if ($exception instanceof ConnectionException) {
            return $isRepeatable;
        }
        if ($exception->retryAfter > self::LONGEST_WAIT) {
            return false;
        }
        return in_array($exception->status, self::REFUSED_FOR_NOW, true)
            || ($isRepeatable && in_array($exception->status, self::UNKNOWN_OUTCOME, true));
    }

    private function waitBeforeRetry(EmberlineException $exception, int $retries): float
    {
        $retryAfter = $exception instanceof ApiException ? $exception->retryAfter : null;
        if ($retryAfter === null) {
            return ($this->random)() * min(self::FIRST_WAIT * 2 ** $retries, self::MAX_WAIT);
        }
        // Up to a second more, so that clients that were refused together don't come back together.
        return $retryAfter > 0 ? $retryAfter + ($this->random)() : 0;
    }

    /** Continues after a signal, which ends usleep early. A signal handler that throws ends the wait. */
    private static function pause(float $seconds): void
    {
        $end = hrtime(true) + $seconds * 1e9;
        while (($left = $end - hrtime(true)) > 0) {
            usleep((int) ceil($left / 1000));
        }
    }
}

<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\ConnectionException;
use Emberline\Exception\TimeoutException;

/** Sends requests with the curl extension and keeps the connection open for the next one. */
final class CurlTransport implements Transport
{
    private ?\CurlHandle $handle = null;
    private int $process = 0;

    public function send(
        string $method,
        string $url,
        #[\SensitiveParameter] array $headers,
        #[\SensitiveParameter] ?string $body,
        float $timeout,
    ): Response {
        $received = [];
        $handle = $this->handle();
        curl_setopt_array($handle, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_URL => $url,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTPS | CURLPROTO_HTTP,
            CURLOPT_HTTPHEADER => self::lines($headers),
            CURLOPT_ENCODING => '',
            CURLOPT_TIMEOUT_MS => (int) ceil($timeout * 1000),
            // Without this, curl measures timeouts below a second with signals, which can end the process.
            CURLOPT_NOSIGNAL => true,
            // When a kept connection turns out to be closed, curl repeats the request by itself, even a POST.
            CURLOPT_FRESH_CONNECT => $method === 'POST' && !isset($headers['Idempotency-Key']),
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$received): int {
                // An interim response, such as 100, comes before the final one.
                if (str_starts_with($line, 'HTTP/')) {
                    $received = [];
                } elseif (str_contains($line, ':')) {
                    [$name, $value] = explode(':', $line, 2);
                    $received[strtolower($name)] = trim($value);
                }
                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        }
        $text = curl_exec($handle);
        if (!is_string($text)) {
            throw self::failure($handle, $timeout);
        }
        $status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        // curl takes headers that end early for complete ones.
        $hasLength = isset($received['content-length']) || isset($received['transfer-encoding']);
        if ($text === '' && !$hasLength && $status >= 200 && $status <= 299 && $status !== 204) {
            throw new ConnectionException('No response: the connection was closed before the body.');
        }
        return new Response($status, $received, $text);
    }

    /** A forked process must not use the connection of its parent. */
    private function handle(): \CurlHandle
    {
        $process = (int) getmypid();
        if ($this->handle === null || $this->process !== $process) {
            $this->process = $process;
            return $this->handle = curl_init() ?: throw new \RuntimeException("curl couldn't be initialized.");
        }
        curl_reset($this->handle);
        return $this->handle;
    }

    /**
     * @param array<string, string> $headers
     * @return list<string>
     */
    private static function lines(#[\SensitiveParameter] array $headers): array
    {
        // A name without a value removes what curl would add: it would wait for a 100 before it sends a large body, and
        // call an empty one a form.
        $lines = ['Expect:', ...(isset($headers['Content-Type']) ? [] : ['Content-Type:'])];
        foreach ($headers as $name => $value) {
            $lines[] = "$name: $value";
        }
        return $lines;
    }

    private static function failure(\CurlHandle $handle, float $timeout): ConnectionException
    {
        if (curl_errno($handle) === CURLE_OPERATION_TIMEDOUT) {
            return new TimeoutException("No complete response within $timeout seconds.");
        }
        return new ConnectionException('No response: ' . curl_error($handle) . '.');
    }
}

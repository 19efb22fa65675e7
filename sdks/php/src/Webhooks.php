<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\SignatureVerificationException;

/**
 * Verifies the events that arrive at your endpoint.
 *
 * @phpstan-import-type Event from Types
 */
final class Webhooks
{
    /**
     * @param string $rawBody the body as received, before parsing: `file_get_contents('php://input')`
     * @param string|null $signatureHeader `Webhook-Signature`: `$_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? null`
     * @param string $secret the webhook's secret
     * @param int $toleranceSeconds the largest difference between the signature's time and the clock
     * @param int|null $now Unix time, for tests
     * @return Event
     * @throws SignatureVerificationException when the event isn't genuine or is too old
     */
    public static function verify(
        string $rawBody,
        ?string $signatureHeader,
        #[\SensitiveParameter] string $secret,
        int $toleranceSeconds = 300,
        ?int $now = null,
    ): array {
        // Anyone can sign with an empty key.
        if ($secret === '') {
            throw new \InvalidArgumentException('The webhook secret is empty.');
        }
        if (!preg_match('/\At=(\d{10})(?:,v1=[0-9a-f]{64}){1,2}\z/', $signatureHeader ?? '', $match)) {
            throw new SignatureVerificationException('The Webhook-Signature header is missing or malformed.');
        }
        if (abs(($now ?? time()) - (int) $match[1]) > $toleranceSeconds) {
            throw new SignatureVerificationException(
                "The signature's time differs from the clock by more than $toleranceSeconds seconds.",
            );
        }
        $expected = hash_hmac('sha256', "$match[1].$rawBody", $secret);
        preg_match_all('/v1=([0-9a-f]{64})/', $signatureHeader, $given);
        // Compares all of them, so that the time it takes doesn't tell which one matches.
        $results = array_map(static fn (string $each): bool => hash_equals($expected, $each), $given[1]);
        if (!in_array(true, $results, true)) {
            throw new SignatureVerificationException("The signature doesn't match the body.");
        }
        return json_decode($rawBody, true, 512, JSON_THROW_ON_ERROR);
    }
}

<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\ApiException;
use Emberline\Exception\AuthenticationException;
use Emberline\Exception\EmberlineException;

/**
 * The API. Each operation is a method, which returns the response's data: an array, or a Page for a list.
 *
 *     $client = new Emberline\Client();
 *     foreach ($client->searchLeads(['industry' => 'SaaS'])->autoPagingIterator() as $lead) {
 *         echo $lead['email'], "\n";
 *     }
 */
final class Client extends Operations
{
    private readonly Requester $requester;
    private readonly TokenProvider $tokens;
    private ?Response $lastResponse = null;

    /**
     * Give one of `apiKey`, `accessToken`, and `tokens`. Without one, the key is read from EMBERLINE_API_KEY.
     *
     * @param string|null $accessToken an OAuth access token
     * @param TokenProvider|null $tokens refreshes OAuth tokens when they expire; see TokenSession
     * @param string $baseUrl the API's URL without `/v1`, for tests, as are the parameters after `maxRetries`
     * @param float $timeout seconds for each attempt, until the whole response has arrived
     * @param int $maxRetries 0 turns retries off
     * @param (\Closure(): int)|null $clock returns the Unix time
     * @param (\Closure(float): void)|null $sleep waits a number of seconds
     * @param (\Closure(): float)|null $random returns a number from 0 up to 1
     */
    public function __construct(
        #[\SensitiveParameter] ?string $apiKey = null,
        #[\SensitiveParameter] ?string $accessToken = null,
        ?TokenProvider $tokens = null,
        string $baseUrl = Contract::BASE_URL,
        float $timeout = 30,
        int $maxRetries = 2,
        ?Transport $transport = null,
        ?\Closure $clock = null,
        ?\Closure $sleep = null,
        ?\Closure $random = null,
    ) {
        $given = array_filter([$apiKey, $accessToken, $tokens], static fn ($each) => $each !== null);
        if (count($given) > 1) {
            throw new \InvalidArgumentException('Give only one of apiKey, accessToken, and tokens.');
        }
        $this->tokens = $tokens ?? new FixedToken($apiKey ?? $accessToken ?? self::keyOfEnvironment());
        $this->requester = new Requester($baseUrl, $timeout, $maxRetries, $transport, $clock, $sleep, $random);
    }

    /** The last successful response: its request id, rate limit, and whether it was replayed. */
    public function lastResponse(): ?Response
    {
        return $this->lastResponse;
    }

    /**
     * Leaves the key out.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->requester->baseUrl, 'lastResponse' => $this->lastResponse];
    }

    protected function request(Operation $operation, array $params, array $options, ?string $itemsField = null): array
    {
        $allowed = $operation->hasKey ? ['idempotencyKey', 'timeout'] : ['timeout'];
        $unknown = array_diff(array_keys($options), $allowed);
        if ($unknown !== []) {
            throw new \InvalidArgumentException(
                'Unknown option: ' . implode(', ', $unknown) . '. Allowed: ' . implode(', ', $allowed) . '.',
            );
        }
        [$url, $body] = $operation->build($params);
        $headers = $operation->contentType === null ? [] : ['Content-Type' => $operation->contentType];
        $key = null;
        if ($operation->hasKey) {
            // Made once, so that retries repeat the same operation.
            $key = $options['idempotencyKey'] ?? self::uuid();
            if (!is_string($key)) {
                throw new \InvalidArgumentException('The idempotency key must be a string.');
            }
            if (!preg_match('/\A[\x21-\x7e]+\z/', $key)) {
                throw new \InvalidArgumentException('The idempotency key is empty or has an invalid character in it.');
            }
            $headers['Idempotency-Key'] = $key;
        }
        $send = fn (#[\SensitiveParameter] string $token): Response => $this->requester->call(
            $operation->method,
            $this->requester->baseUrl . $url,
            $headers,
            $body,
            $operation->isRepeatable(),
            'Bearer ' . FixedToken::check($token),
            $options['timeout'] ?? null,
        );
        try {
            $this->lastResponse = $response = $this->authorized($send);
        } catch (EmberlineException $exception) {
            $exception->idempotencyKey = $key;
            throw $exception;
        }
        if (!$operation->hasData && $response->body === '') {
            return [];
        }
        $json = $response->json();
        $data = $operation->isEnveloped ? $json['data'] ?? null : $json;
        $items = $itemsField === null ? [] : $data[$itemsField] ?? null;
        if ($operation->hasData && is_array($data) && is_array($items) && array_is_list($items)) {
            return $data;
        }
        // Such as a network's sign-in page. The request may have been carried out.
        $exception = new ApiException($response);
        $exception->idempotencyKey = $key;
        throw $exception;
    }

    protected function requestPage(Operation $operation, array $params, array $options, string $itemsField): Page
    {
        $data = $this->request($operation, $params, $options, $itemsField);
        // The next page is another operation, so it gets a key of its own.
        unset($options['idempotencyKey']);
        return new Page(
            $data,
            $itemsField,
            fn (string $cursor): Page =>
                $this->requestPage($operation, ['cursor' => $cursor] + $params, $options, $itemsField),
        );
    }

    /**
     * Repeats a request once if its token has expired and a new one is available.
     *
     * @param \Closure(string): Response $send
     */
    private function authorized(\Closure $send): Response
    {
        $token = $this->tokens->accessToken();
        try {
            return $send($token);
        } catch (AuthenticationException $exception) {
            if (!$this->tokens->renew($token)) {
                throw $exception;
            }
        }
        return $send($this->tokens->accessToken());
    }

    /** Some loaders of .env files fill only `$_SERVER`. */
    private static function keyOfEnvironment(): string
    {
        return (string) (getenv(Contract::KEY_VARIABLE) ?: $_SERVER[Contract::KEY_VARIABLE] ?? '');
    }

    private static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}

<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\ApiException;
use Emberline\Exception\OAuthException;

/** The authorization code flow with PKCE, for apps that act on behalf of other accounts. */
final class OAuth
{
    private readonly Requester $requester;

    /** @var \Closure(): string a closure, which `var_export` doesn't look into */
    private readonly \Closure $clientSecret;

    /**
     * @param string $baseUrl for tests, as are the parameters after `maxRetries`
     * @param (\Closure(): int)|null $clock returns the Unix time
     * @param (\Closure(float): void)|null $sleep waits a number of seconds
     * @param (\Closure(): float)|null $random returns a number from 0 up to 1
     */
    public function __construct(
        private readonly string $clientId,
        #[\SensitiveParameter] string $clientSecret,
        private readonly string $redirectUri,
        string $baseUrl = Contract::BASE_URL,
        float $timeout = 30,
        int $maxRetries = 2,
        ?Transport $transport = null,
        ?\Closure $clock = null,
        ?\Closure $sleep = null,
        ?\Closure $random = null,
    ) {
        if ($clientId === '' || $clientSecret === '') {
            throw new \InvalidArgumentException('The client id or the client secret is empty.');
        }
        $this->clientSecret = static fn (): string => $clientSecret;
        $this->requester = new Requester($baseUrl, $timeout, $maxRetries, $transport, $clock, $sleep, $random);
    }

    /**
     * Starts a login. Store `state` and `codeVerifier` in the customer's session, then redirect to `url`.
     *
     * @param list<string> $scopes
     */
    public function authorize(array $scopes): Authorization
    {
        $state = self::base64Url(random_bytes(24));
        $verifier = self::base64Url(random_bytes(48));
        $query = http_build_query([
            'response_type' => 'code',
            'client_id' => $this->clientId,
            'redirect_uri' => $this->redirectUri,
            'scope' => implode(' ', $scopes),
            'state' => $state,
            'code_challenge' => self::base64Url(hash('sha256', $verifier, true)),
            'code_challenge_method' => 'S256',
        ], encoding_type: PHP_QUERY_RFC3986);
        return new Authorization("{$this->requester->baseUrl}/oauth/authorize?$query", $state, $verifier);
    }

    /**
     * Finishes a login: checks the query parameters that the customer returned with, and gets the tokens.
     *
     * @param array<array-key, mixed> $query `code` and `state`, or `error`: `$_GET`
     * @throws OAuthException when the customer declined (`access_denied`), the state isn't the stored one
     *                        (`invalid_state`), or there's no code (`invalid_request`)
     */
    public function exchange(
        #[\SensitiveParameter] array $query,
        string $state,
        #[\SensitiveParameter] string $codeVerifier,
    ): Tokens {
        $text = static fn (string $name): string => is_string($query[$name] ?? null) ? $query[$name] : '';
        // With an empty stored state, a lost session would accept any login.
        if ($state === '' || !hash_equals($state, $text('state'))) {
            throw new OAuthException("The state isn't the one that this login started with.", 'invalid_state');
        }
        $code = $text('code');
        $error = $text('error') ?: ($code === '' ? 'invalid_request' : '');
        if ($error !== '') {
            throw new OAuthException("The customer wasn't connected: $error.", $error);
        }
        return $this->token([
            'grant_type' => 'authorization_code',
            'code' => $code,
            'redirect_uri' => $this->redirectUri,
            'code_verifier' => $codeVerifier,
        ]);
    }

    /**
     * @return Tokens with a new refresh token. The old one no longer works.
     * @throws OAuthException when the customer has to connect again (`invalid_grant`)
     */
    public function refresh(#[\SensitiveParameter] string $refreshToken): Tokens
    {
        return $this->token(['grant_type' => 'refresh_token', 'refresh_token' => $refreshToken]);
    }

    /** Ends the access of a token. Revoking a refresh token also ends its access tokens. */
    public function revoke(#[\SensitiveParameter] string $token): void
    {
        $this->post('/oauth/revoke', ['token' => $token], isRepeatable: true);
    }

    /** Keeps one account's tokens valid, for `new Client(tokens: …)`. */
    public function tokens(TokenStore $store): TokenSession
    {
        return new TokenSession($this, $store, $this->requester->now(...));
    }

    /**
     * Leaves the secret out.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['clientId' => $this->clientId, 'baseUrl' => $this->requester->baseUrl];
    }

    /** @param array<string, string> $fields */
    private function token(#[\SensitiveParameter] array $fields): Tokens
    {
        $response = $this->post('/oauth/token', $fields, isRepeatable: false);
        $granted = $response->json();
        $texts = [$granted['access_token'] ?? null, $granted['account_id'] ?? null];
        if ($texts !== array_filter($texts, is_string(...)) || !is_int($granted['expires_in'] ?? null)) {
            // Without the body, which may contain a token.
            throw new ApiException(new Response($response->status, $response->headers));
        }
        // A refresh may leave the refresh token out if it stays valid.
        $kept = array_intersect_key($fields, ['refresh_token' => true]);
        return new Tokens(['expires_at' => $this->requester->now() + $granted['expires_in']] + $granted + $kept);
    }

    /** @param array<string, string> $fields */
    private function post(string $path, #[\SensitiveParameter] array $fields, bool $isRepeatable): Response
    {
        $secret = rawurlencode($this->clientId) . ':' . rawurlencode(($this->clientSecret)());
        try {
            return $this->requester->call(
                'POST',
                $this->requester->baseUrl . $path,
                ['Content-Type' => Operation::FORM],
                http_build_query($fields),
                $isRepeatable,
                'Basic ' . base64_encode($secret),
            );
        } catch (ApiException $exception) {
            $error = $exception->body['error'] ?? '';
            // Other errors, such as a 429 or a proxy's, say nothing about the tokens.
            if (!in_array($exception->status, [400, 401], true) || !is_string($error) || $error === '') {
                throw $exception;
            }
            $detail = $exception->body['error_description'] ?? '';
            throw new OAuthException(is_string($detail) ? "$error: $detail" : $error, $error, $exception);
        }
    }

    private static function base64Url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}

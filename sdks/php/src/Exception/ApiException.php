<?php

declare(strict_types=1);

namespace Emberline\Exception;

use Emberline\Response;

/** A response with a status other than 2xx, or with a body that isn't JSON. */
class ApiException extends EmberlineException
{
    public readonly int $status;

    /** The problem type: a URL that links to its documentation. Check it in your code. */
    public readonly ?string $type;

    public readonly ?string $title;

    /** What went wrong with this request. Its wording can change. */
    public readonly ?string $detail;

    /** Include it when you contact Support. */
    public readonly ?string $requestId;

    /** Seconds to wait before the next attempt, from `Retry-After`. */
    public readonly ?float $retryAfter;

    /**
     * The parsed body, or null if it isn't a JSON object.
     *
     * @var array<string, mixed>|null
     */
    public readonly ?array $body;

    final public function __construct(public readonly Response $response, ?int $now = null)
    {
        $this->body = $response->json();
        $this->status = $response->status;
        $this->type = $this->text('type');
        $this->title = $this->text('title');
        $this->detail = $this->text('detail');
        $this->requestId = $response->requestId() ?? $this->text('request_id');
        $this->retryAfter = $response->retryAfter($now ?? time());
        parent::__construct($this->describe(), $response->status);
    }

    /** Creates the subclass that fits the status. */
    public static function for(Response $response, ?int $now = null): self
    {
        return match (true) {
            $response->status === 401 => new AuthenticationException($response, $now),
            $response->status === 403 => new PermissionException($response, $now),
            $response->status === 404 => new NotFoundException($response, $now),
            $response->status === 409 => new ConflictException($response, $now),
            $response->status === 422 => new ValidationException($response, $now),
            $response->status === 429 => new RateLimitException($response, $now),
            $response->status >= 500 => new ServerException($response, $now),
            default => new self($response, $now),
        };
    }

    protected function describe(): string
    {
        $reason = implode(': ', array_filter([$this->title, $this->detail]));
        if ($reason === '') {
            $reason = 'The body has an unexpected format';
        }
        return implode(' ', array_filter([
            (string) $this->status,
            $reason,
            $this->requestId === null ? '' : "($this->requestId)",
        ]));
    }

    private function text(string $name): ?string
    {
        $value = $this->body[$name] ?? null;
        return is_string($value) ? $value : null;
    }
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** A login or a refresh failed: the customer declined, or has revoked access, or the app's credentials are wrong. */
final class OAuthException extends EmberlineException
{
    /** @param string $error such as `access_denied`, `invalid_grant`, or `invalid_client` */
    public function __construct(string $message, public readonly string $error, ?\Throwable $previous = null)
    {
        parent::__construct($message, 0, $previous);
    }
}

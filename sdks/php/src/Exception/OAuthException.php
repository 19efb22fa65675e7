<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** A login or a refresh failed: the customer declined, or has revoked access, or the app's credentials are wrong. */
final class OAuthException extends EmberlineException
{
    /**
     * @param string $error an error of RFC 6749, such as `access_denied`, `invalid_grant`, or `invalid_client`;
     *                      `invalid_state` if this session didn't start the login, and `invalid_request` if the customer
     *                      returned without a code
     */
    public function __construct(string $message, public readonly string $error, ?\Throwable $previous = null)
    {
        parent::__construct($message, 0, $previous);
    }
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** 401: the key or token is missing, unknown, revoked, or expired. */
final class AuthenticationException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** 403: the plan or the token's scopes don't allow the request. */
final class PermissionException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** 409: the request conflicts with an earlier one or with the state of the resource. */
final class ConflictException extends ApiException
{
}

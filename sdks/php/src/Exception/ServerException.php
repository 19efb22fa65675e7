<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** 500 and above. */
final class ServerException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** 404 */
final class NotFoundException extends ApiException
{
}

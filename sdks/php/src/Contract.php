<?php

declare(strict_types=1);

namespace Emberline;

final class Contract
{
    public const VERSION = '1.1.0';
    public const BASE_URL = 'https://api.emberline.example';
}

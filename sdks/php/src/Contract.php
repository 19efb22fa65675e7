<?php

// Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.

declare(strict_types=1);

namespace Emberline;

/**
 * The values that follow from the contract.
 */
final class Contract
{
    public const VERSION = '1.0.0';
    public const BASE_URL = 'https://api.emberline.example';
    public const KEY_VARIABLE = 'EMBERLINE_API_KEY';
}

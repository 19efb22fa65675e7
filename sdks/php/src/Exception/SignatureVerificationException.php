<?php

declare(strict_types=1);

namespace Emberline\Exception;

/** A webhook's signature is missing, invalid, or too old. Respond with 400 and ignore the event. */
final class SignatureVerificationException extends EmberlineException
{
}

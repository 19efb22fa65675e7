"""Verifies the events that the API sends to your endpoint."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Optional, Union, cast

from .errors import SignatureVerificationError
from .types import Event

# While a webhook's secret is being replaced, the header has a signature with each secret.
_HEADER = re.compile(r"t=([0-9]{10})((?:,v1=[0-9a-f]{64}){1,2})")


def verify(
    raw_body: Union[bytes, str],
    signature_header: Optional[str],
    secret: str,
    *,
    tolerance_seconds: float = 300,
    now: Optional[float] = None,
) -> Event:
    """
    Verifies the signature of an event and returns the event.

    An event can arrive more than once: store the `id` of each event you've handled, and skip it
    next time. New types of events can appear at any time, so ignore a `type` you don't know.

    :param raw_body: the body as received, before any parsing.
    :param signature_header: the value of `Webhook-Signature`.
    :param secret: the webhook's secret.
    :param tolerance_seconds: how far the signature's timestamp may be from your clock.
    :param now: your clock, in seconds since 1970, for tests.
    :raises SignatureVerificationError: if the event isn't genuine or is too old. Respond with 400.
    :raises ValueError: if the secret is empty, because anyone can sign with an empty key.
    :raises TypeError: if the body is parsed already.
    """
    if not secret:
        raise ValueError("The webhook secret is empty.")
    if isinstance(raw_body, str):
        raw_body = raw_body.encode()
    elif not isinstance(raw_body, (bytes, bytearray)):
        raise TypeError("raw_body must be the body as bytes or text, before any parsing.")
    match = _HEADER.fullmatch(signature_header or "")
    if match is None:
        raise SignatureVerificationError("The Webhook-Signature header is missing or malformed.")
    timestamp, signatures = match.groups()
    clock = time.time() if now is None else now
    if abs(clock - int(timestamp)) > tolerance_seconds:
        raise SignatureVerificationError("The event's timestamp is too far from this clock.")
    signed = timestamp.encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    # A list, so that every signature is compared and the time taken doesn't show which one matches.
    matches = [hmac.compare_digest(each, expected) for each in re.findall(r"v1=(\w+)", signatures)]
    if not any(matches):
        raise SignatureVerificationError("No signature matches the event.")
    return cast(Event, json.loads(raw_body))

"""Sends requests, repeats those that may succeed later, and raises errors."""

from __future__ import annotations

import datetime
import email.utils
import json
import logging
import math
import platform
import re
import urllib.parse
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional

from ._transport import HTTPRequest, HTTPResponse, Transport
from ._version import __version__
from .errors import APIConnectionError, EmberlineError, error_of

_logger = logging.getLogger("emberline")

# After these, the API promises that nothing ran, so any request can be repeated.
_NOTHING_RAN = frozenset({429, 500, 503})
# A proxy's statuses, after which the request may have run.
_MAY_HAVE_RUN = frozenset({502, 504})
_LONGEST_WAIT = 60.0
_FIRST_BACKOFF = 0.5
_LONGEST_BACKOFF = 8.0
# `parsedate_to_datetime` also takes other formats.
_HTTP_DATE = re.compile(
    r"[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT"
)


@dataclass(frozen=True)
class Call:
    """
    A request as an operation describes it. `None` values in `query`, `json`, and `form` aren't
    sent.
    """

    method: str
    path: str
    query: Optional[Mapping[str, Any]] = None
    json: Optional[Mapping[str, Any]] = None
    form: Optional[Mapping[str, Any]] = field(default=None, repr=False)
    idempotency_key: Optional[str] = None
    timeout: Optional[float] = None
    has_same_effect_twice: bool = False
    data: Optional[str] = "field"
    """
    Where the response has its data: `field` is the one named `data`, `body` the whole body, and
    `None` nowhere.
    """

    @property
    def is_repeatable(self) -> bool:
        """Whether repeating the request can't run it twice."""
        has_key = self.idempotency_key is not None
        return self.method != "POST" or has_key or self.has_same_effect_twice


def _check_timeout(seconds: float) -> None:
    """
    Raises an error for 0, which a socket takes as "don't wait", and for infinity, which it can't
    take.
    """
    if not 0 < seconds < math.inf:
        raise ValueError("timeout must be more than 0 seconds, and finite.")


@dataclass(frozen=True)
class Sender:
    base_url: str
    timeout: float
    max_retries: int
    transport: Transport
    sleep: Callable[[float], object]
    clock: Callable[[], float]
    random: Callable[[], float]

    def __post_init__(self) -> None:
        parts = urllib.parse.urlsplit(self.base_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError("base_url must start with https:// and a host.")
        _check_timeout(self.timeout)

    def send(self, call: Call, authorization: str) -> HTTPResponse:
        """
        Returns the first successful response.

        :raises APIError: if the last response is an error.
        :raises APIConnectionError: if the last attempt got no response.
        """
        request = self._request(call, authorization)
        attempt = 0
        while True:
            try:
                response = self.transport(request)
            except APIConnectionError as problem:
                error: EmberlineError = problem
                wait = None
                may_repeat = call.is_repeatable
            else:
                _logger.debug("%s %s: %d", call.method, call.path, response.status)
                if 200 <= response.status < 300:
                    return response
                wait = self._retry_after(response.headers)
                error = error_of(response.status, parse(response), response.headers, wait)
                may_repeat = response.status in _NOTHING_RAN or (
                    response.status in _MAY_HAVE_RUN and call.is_repeatable
                )
            if not may_repeat or attempt >= self.max_retries or (wait or 0) > _LONGEST_WAIT:
                raise error
            if wait is None:
                wait = self.random() * min(_LONGEST_BACKOFF, _FIRST_BACKOFF * 2**attempt)
            elif wait > 0:
                # So that clients that were refused together don't come back together.
                wait += self.random()
            attempt += 1
            _logger.info("%s. Retry %d in %.1f seconds.", error, attempt, wait)
            self.sleep(wait)

    def _request(self, call: Call, authorization: str) -> HTTPRequest:
        headers = {
            "Accept": "application/json, application/problem+json",
            "Authorization": authorization,
            "User-Agent": f"emberline-python/{__version__} python/{platform.python_version()}",
        }
        body: Optional[bytes] = None
        if call.json is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(without_none(call.json), allow_nan=False, default=_portable).encode()
        elif call.form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            body = encode(call.form).encode()
        if call.idempotency_key is not None:
            if not isinstance(call.idempotency_key, str):
                raise TypeError("The idempotency key must be text.")
            if not re.fullmatch(r"[\x21-\x7e]+", call.idempotency_key):
                raise ValueError("The idempotency key is empty or has an invalid character in it.")
            headers["Idempotency-Key"] = call.idempotency_key
        query = encode(call.query or {})
        url = self.base_url.rstrip("/") + call.path + (f"?{query}" if query else "")
        timeout = self.timeout if call.timeout is None else call.timeout
        _check_timeout(timeout)
        return HTTPRequest(call.method, url, headers, body, timeout)

    def _retry_after(self, headers: Mapping[str, str]) -> Optional[float]:
        """Returns the seconds to wait, or `None` if the header is missing or invalid."""
        value = headers.get("retry-after", "").strip()
        if re.fullmatch(r"[0-9]+", value):
            return float(value)
        if not _HTTP_DATE.fullmatch(value):
            return None
        try:
            date = email.utils.parsedate_to_datetime(value)
        except (TypeError, ValueError):
            return None
        return max(0.0, date.timestamp() - self.clock())


def parse(response: HTTPResponse) -> Any:
    """Returns the parsed body, its text if it isn't JSON, and `None` if there's none."""
    if not response.body:
        return None
    text = response.body.decode("utf-8", "replace")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        # It isn't JSON, or it's nested deeper than any response of the API.
        return text


def fill(template: str, /, **values: str) -> str:
    """Returns a path with the values of its parameters, as in `/v1/campaigns/{id}`."""
    for name, value in values.items():
        # Servers resolve dots in a path, and an empty segment would be another operation.
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise ValueError(f"{name} must be an id, not {value!r}.")
    return template.format_map(
        {name: urllib.parse.quote(value, safe="") for name, value in values.items()}
    )


def without_none(values: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def encode(values: Mapping[str, Any]) -> str:
    """Returns the values as a query string or a form."""
    pairs = [
        (name, _text(each))
        for name, value in without_none(values).items()
        for each in (value if isinstance(value, (list, tuple)) else [value])
    ]
    return urllib.parse.urlencode(pairs)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(_portable(value) if isinstance(value, datetime.date) else value)


def _portable(value: Any) -> str:
    """Returns a time as RFC 3339."""
    if isinstance(value, datetime.datetime) and value.tzinfo is None:
        raise ValueError("A time needs a time zone, such as datetime.timezone.utc.")
    if not isinstance(value, datetime.date):
        raise TypeError(f"A {type(value).__name__} can't be sent.")
    return value.isoformat()

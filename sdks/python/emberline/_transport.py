"""Sends one request and returns its response, whatever its status is."""

from __future__ import annotations

import functools
import http.client
import socket
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional

from .errors import APIConnectionError, APITimeoutError


@dataclass(frozen=True)
class HTTPRequest:
    method: str
    url: str
    # The headers and the body can hold credentials, so they stay out of logs and tracebacks.
    headers: Mapping[str, str] = field(repr=False)
    body: Optional[bytes] = field(repr=False)
    timeout: float
    """In seconds: for each wait for a part of the headers, and for the body as a whole."""


@dataclass(frozen=True)
class HTTPResponse:
    status: int
    headers: Mapping[str, str]
    """With lowercase names."""
    body: bytes = field(repr=False)


Transport = Callable[[HTTPRequest], HTTPResponse]
"""
Raises `APITimeoutError` or another `APIConnectionError` if there's no complete response. It doesn't
follow redirects, because that could send the key to another host.
"""


class _EveryStatus(urllib.request.HTTPErrorProcessor):
    """Returns every response: without it, urllib follows redirects and raises errors."""

    def http_response(self, request: Any, response: Any) -> Any:
        return response

    https_response = http_response


@functools.lru_cache(maxsize=None)
def _opener() -> urllib.request.OpenerDirector:
    """Made by the first request, because it reads the proxy from the environment."""
    return urllib.request.build_opener(_EveryStatus)


def urllib_transport(request: HTTPRequest) -> HTTPResponse:
    """The default transport. It uses the proxy that the environment names, as `urllib` does."""
    deadline = time.monotonic() + request.timeout
    prepared = urllib.request.Request(
        request.url, data=request.body, headers=dict(request.headers), method=request.method
    )
    where = f"{request.method} {request.url.partition('?')[0]}"
    try:
        with _opener().open(prepared, timeout=request.timeout) as response:
            body = _read(response, deadline)
            headers = {name.lower(): value for name, value in response.headers.items()}
            return HTTPResponse(response.status, headers, body)
    except (OSError, http.client.HTTPException) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        if isinstance(reason, socket.timeout):
            message = f"{where}: no complete response within {request.timeout:g} seconds."
            raise APITimeoutError(message) from error
        raise APIConnectionError(f"{where}: {reason or type(reason).__name__}") from error


def _read(response: http.client.HTTPResponse, deadline: float) -> bytes:
    """
    Reads the body until the deadline. The socket's own timeout only limits the wait for the next
    byte, so it gets what's left.
    """
    expected = response.length
    connection = getattr(getattr(response.fp, "raw", None), "_sock", None)
    parts = []
    size = 0
    while expected is None or size < expected:
        left = deadline - time.monotonic()
        if left <= 0:
            raise socket.timeout("timed out")
        if connection is not None:
            connection.settimeout(left)
        part = response.read1(65536)
        if not part:
            break
        parts.append(part)
        size += len(part)
    body = b"".join(parts)
    # Unlike `read`, `read1` doesn't notice that the connection was closed early.
    if expected is not None and size < expected:
        raise http.client.IncompleteRead(body, expected - size)
    # Headers that end early look complete to http.client.
    if expected is None and not body and not response.chunked and 200 <= response.status < 300:
        raise http.client.IncompleteRead(body)
    return body

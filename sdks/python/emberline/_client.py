"""Authentication, results, and pages, which every operation uses."""

from __future__ import annotations

import os
import random as _random
import re
import time
import uuid
from dataclasses import replace
from typing import Any, Callable, Optional, Protocol

from ._pages import Page
from ._response import DataDict, Response
from ._sender import Call, Sender, parse
from ._transport import HTTPResponse, Transport, urllib_transport
from ._version import API_KEY_VARIABLE, API_URL
from .errors import AuthenticationError, EmberlineError, error_of


class Tokens(Protocol):
    """
    Where a client gets its access tokens. `emberline.oauth.OAuth.tokens` returns one for tokens
    that you store.
    """

    def access_token(self) -> str:
        """Returns a valid token."""
        ...

    def refresh(self, rejected: str) -> str:
        """Returns a token to use instead of one that the API rejected."""
        ...


class Client:
    """Sends requests. Threads can share a client."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        access_token: Optional[str] = None,
        tokens: Optional[Tokens] = None,
        base_url: str = API_URL,
        timeout: float = 30.0,
        max_retries: int = 2,
        transport: Transport = urllib_transport,
        sleep: Callable[[float], object] = time.sleep,
        clock: Callable[[], float] = time.time,
        random: Callable[[], float] = _random.random,
    ) -> None:
        """
        Pass one of `api_key`, `access_token`, and `tokens`. Without any, the key is read from
        `EMBERLINE_API_KEY`.

        :param base_url: the API's URL without `/v1`, for tests.
        :param access_token: an OAuth access token that you refresh yourself.
        :param tokens: OAuth tokens that are refreshed when they expire. See `emberline.oauth`.
        :param timeout: seconds for each attempt.
        :param max_retries: how often to repeat a request that may succeed later. 0 turns retries
            off.
        :param transport: sends one request, if you want to use another HTTP library.
        :param sleep: waits between attempts. If it raises an exception, the request isn't sent
            again.
        :param clock: the seconds since 1970.
        :param random: a number from 0 to 1, which spreads retries over time.
        """
        given = [each for each in (api_key, access_token, tokens) if each is not None]
        if len(given) > 1:
            raise ValueError("Pass only one of api_key, access_token, and tokens.")
        if not given:
            api_key = os.environ.get(API_KEY_VARIABLE)
            if not api_key:
                raise EmberlineError(f"Pass api_key, or set {API_KEY_VARIABLE}.")
        self._refresh: Optional[Callable[[str], str]] = None
        if tokens is None:
            token = api_key or access_token or ""
            bearer(token)
            # A function doesn't show the key to code that prints an object's attributes.
            self._token: Callable[[], str] = lambda: token
        else:
            self._token, self._refresh = tokens.access_token, tokens.refresh
        self._sender = Sender(base_url, timeout, max_retries, transport, sleep, clock, random)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} base_url={self._sender.base_url!r}>"

    def _send(self, call: Call) -> Any:
        """Returns the data of the response, or `None` if it has none."""
        data, _ = self._exchange(call)
        return data

    def _page(self, call: Call, items: str) -> Page[Any, Any]:
        """Returns a page of a list. `items` is the field that the page lists."""
        data, response = self._exchange(call, items)

        def fetch(cursor: str) -> Page[Any, Any]:
            # The next page is a request of its own, so a POST needs another key.
            key = None if call.idempotency_key is None else new_key()
            following = replace(call, idempotency_key=key)
            if call.json is None:
                following = replace(following, query={**(call.query or {}), "cursor": cursor})
            else:
                following = replace(following, json={**call.json, "cursor": cursor})
            return self._page(following, items)

        return Page(data, data[items], data.get("next_cursor"), response, fetch)

    def _exchange(self, call: Call, items: Optional[str] = None) -> tuple[Any, Response]:
        try:
            received = self._authorized(call)
        except EmberlineError as error:
            error.idempotency_key = call.idempotency_key
            raise
        response = Response(received.status, received.headers)
        if call.data is None and not received.body:
            return None, response
        body = parse(received)
        data = body.get("data") if call.data == "field" and isinstance(body, dict) else body
        is_list = items is None or (isinstance(data, dict) and isinstance(data.get(items), list))
        if call.data is None or not isinstance(data, dict) or not is_list:
            # Such as a network's sign-in page.
            problem = error_of(received.status, body, received.headers)
            problem.idempotency_key = call.idempotency_key
            raise problem
        result = DataDict(data)
        result.response = response
        return result, response

    def _authorized(self, call: Call) -> HTTPResponse:
        token = self._token()
        try:
            return self._sender.send(call, bearer(token))
        except AuthenticationError:
            if self._refresh is None:
                raise
        return self._sender.send(call, bearer(self._refresh(token)))


def new_key() -> str:
    return str(uuid.uuid4())


def key_or_new(key: Optional[str]) -> str:
    """An empty key isn't replaced: the sender rejects it."""
    return new_key() if key is None else key


def bearer(token: str) -> str:
    """
    Returns the value of the `Authorization` header.

    :raises ValueError: if the token can't be in a header. The message doesn't contain the token.
    """
    if not re.fullmatch(r"[\x21-\x7e]+", token):
        raise ValueError("The key or token is empty, or has a space or a line break in it.")
    return f"Bearer {token}"

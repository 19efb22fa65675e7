"""
OAuth 2.0, for apps that act on behalf of other accounts: the authorization code flow with PKCE.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import random as _random
import secrets
import threading
import time
import urllib.parse
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Mapping, Optional, Protocol

from ._sender import Call, Sender, parse
from ._transport import HTTPResponse, Transport, urllib_transport
from ._version import API_URL
from .errors import APIError, OAuthError, error_of

# Tokens are refreshed this many seconds early, so that they don't expire on the way to the API.
_EARLY = 60.0
_LOCKS = 64


@dataclass(frozen=True)
class Authorization:
    """Where to send a customer, and what to store in their session until they return."""

    url: str
    state: str
    code_verifier: str = field(repr=False)


@dataclass(frozen=True)
class Token:
    """
    A customer's tokens. `dataclasses.asdict(token)` returns what to store, and `Token(**stored)`
    restores it.
    """

    access_token: str = field(repr=False)
    refresh_token: str = field(repr=False)
    expires_at: float
    """In seconds since 1970."""
    scope: str
    """The scopes that the customer approved, separated by spaces."""
    account_id: str
    """The customer's account, which webhooks name, too."""


class TokenStore(Protocol):
    """
    Keeps the tokens of one customer, for example in a row of your database. Encrypt them.

    If several processes use them, add `synchronize(work)`, which returns `work()` while it holds a
    lock that all processes share, such as an advisory lock: a refresh token works once.
    """

    def load(self) -> Token: ...

    def save(self, token: Token) -> None: ...


class OAuth:
    """Your app, as you registered it."""

    def __init__(
        self,
        client_id: str,
        client_secret: str,
        redirect_uri: str,
        *,
        base_url: str = API_URL,
        timeout: float = 30.0,
        max_retries: int = 2,
        transport: Transport = urllib_transport,
        sleep: Callable[[float], object] = time.sleep,
        clock: Callable[[], float] = time.time,
        random: Callable[[], float] = _random.random,
    ) -> None:
        """The options have the same meaning as those of the client."""
        if not client_id or not client_secret:
            raise ValueError("The client id or the client secret is empty.")
        self._client_id = client_id
        self._redirect_uri = redirect_uri
        self._base_url = base_url.rstrip("/")
        self._clock = clock
        self._sender = Sender(base_url, timeout, max_retries, transport, sleep, clock, random)
        header = basic(client_id, client_secret)
        # A function doesn't show the secret to code that prints an object's attributes.
        self._authorization: Callable[[], str] = lambda: header
        # A few locks for all customers: those who share one only wait for each other.
        self._locks = [threading.Lock() for _ in range(_LOCKS)]

    def __repr__(self) -> str:
        return f"<OAuth client_id={self._client_id!r}>"

    def authorize(self, scopes: Iterable[str]) -> Authorization:
        """
        Starts a login. Redirect the customer to `url`, and store `state` and `code_verifier` in
        their session.

        :raises TypeError: if `scopes` is one string, which would be read letter by letter.
        """
        if isinstance(scopes, str):
            raise TypeError('scopes must be a list, such as ["leads:search"].')
        state = secrets.token_urlsafe(32)
        verifier = secrets.token_urlsafe(48)
        digest = hashlib.sha256(verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self._client_id,
            "redirect_uri": self._redirect_uri,
            "scope": " ".join(scopes),
            "state": state,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        url = f"{self._base_url}/oauth/authorize?{urllib.parse.urlencode(query)}"
        return Authorization(url, state, verifier)

    def exchange(self, params: Mapping[str, str], *, state: str, code_verifier: str) -> Token:
        """
        Finishes a login.

        :param params: the query parameters that the customer returned with: `code` and `state`, or
            `error`.
        :param state: from the customer's session.
        :param code_verifier: from the customer's session.
        :raises OAuthError: if the customer declined (`access_denied`), `state` doesn't match
            (`invalid_state`), or there's no code (`invalid_request`).
        """
        if not state or not hmac.compare_digest(params.get("state", "").encode(), state.encode()):
            raise OAuthError("This session didn't start the login.", "invalid_state")
        code = params.get("code")
        problem = params.get("error") or (None if code else "invalid_request")
        if problem:
            raise OAuthError(f"The customer wasn't connected: {problem}.", problem)
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._redirect_uri,
            "code_verifier": code_verifier,
        }
        return self._token(form)

    def refresh(self, refresh_token: str) -> Token:
        """
        Returns new tokens. Store both, because the old refresh token no longer works.

        :raises OAuthError: with the code `invalid_grant` if the customer has to connect again.
        """
        return self._token({"grant_type": "refresh_token", "refresh_token": refresh_token})

    def revoke(self, token: str) -> None:
        """Ends the access of a token. With a refresh token, that includes its access tokens."""
        self._post("/oauth/revoke", {"token": token}, has_same_effect_twice=True)

    def tokens(self, store: TokenStore) -> StoredTokens:
        """
        Returns tokens for a client, which refreshes them when they expire:
        `Emberline(tokens=app.tokens(store))`.
        """
        return StoredTokens(self, store, self._clock)

    def _lock(self, refresh_token: str) -> threading.Lock:
        """Returns the lock of everyone who wants to use a refresh token."""
        return self._locks[hash(refresh_token) % _LOCKS]

    def _token(self, form: Mapping[str, Optional[str]]) -> Token:
        response = self._post("/oauth/token", form)
        body = parse(response)
        granted: Mapping[str, Any] = body if isinstance(body, dict) else {}
        access_token, account_id = granted.get("access_token"), granted.get("account_id")
        expires_in = granted.get("expires_in")
        if not (
            isinstance(access_token, str)
            and isinstance(account_id, str)
            and isinstance(expires_in, int)
        ):
            # Without the body, which may contain a token.
            shown = {} if isinstance(body, dict) else body
            raise error_of(response.status, shown, response.headers)
        return Token(
            access_token=access_token,
            # A refresh may leave the refresh token out if it stays valid.
            refresh_token=granted.get("refresh_token") or form.get("refresh_token") or "",
            expires_at=self._clock() + expires_in,
            scope=granted.get("scope", ""),
            account_id=account_id,
        )

    def _post(
        self, path: str, form: Mapping[str, Optional[str]], *, has_same_effect_twice: bool = False
    ) -> HTTPResponse:
        call = Call("POST", path, form=form, has_same_effect_twice=has_same_effect_twice)
        try:
            return self._sender.send(call, self._authorization())
        except APIError as error:
            code = error.body.get("error") if isinstance(error.body, dict) else None
            # Other errors, such as a 429 or a proxy's, say nothing about the tokens.
            if error.status not in (400, 401) or not isinstance(code, str) or not code:
                raise
            detail = error.body.get("error_description", "")
            raise OAuthError(f"{code}: {detail}" if detail else code, code) from error


class StoredTokens:
    """
    Reads a customer's tokens from a store, and refreshes them once when several threads need it at
    the same time. Other processes may share the store.
    """

    def __init__(self, app: OAuth, store: TokenStore, clock: Callable[[], float]) -> None:
        self._app = app
        self._store = store
        self._clock = clock

    def access_token(self) -> str:
        token = self._store.load()
        if self._clock() < token.expires_at - _EARLY:
            return token.access_token
        return self.refresh(token.access_token)

    def refresh(self, rejected: str) -> str:
        synchronize = getattr(self._store, "synchronize", None)
        with self._app._lock(self._store.load().refresh_token):
            if synchronize is None:
                return self._refresh(rejected)
            return str(synchronize(lambda: self._refresh(rejected)))

    def _refresh(self, rejected: str) -> str:
        token = self._store.load()
        if token.access_token != rejected:
            return token.access_token
        try:
            fresh = self._app.refresh(token.refresh_token)
        except OAuthError:
            # Without a lock, another process may have used the refresh token first, and stored its
            # successor.
            stored = self._store.load()
            if stored.access_token == rejected:
                raise
            return stored.access_token
        self._store.save(fresh)
        return fresh.access_token


def basic(client_id: str, client_secret: str) -> str:
    """Returns the value of the `Authorization` header for an app (RFC 6749, section 2.3.1)."""
    pair = f"{urllib.parse.quote_plus(client_id)}:{urllib.parse.quote_plus(client_secret)}"
    return "Basic " + base64.b64encode(pair.encode()).decode()

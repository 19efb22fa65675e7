"""Every exception that the SDK raises. Catch `EmberlineError` to handle all of them."""

from __future__ import annotations

import http
from typing import Any, Mapping, Optional, TypedDict, cast


class EmberlineError(Exception):
    """The base class."""

    idempotency_key: Optional[str] = None
    """
    The key of the request that failed. With it, the same request can be sent again and doesn't run
    twice.
    """


class APIConnectionError(EmberlineError):
    """There was no response, so the request may or may not have run."""


class APITimeoutError(APIConnectionError):
    """The response didn't arrive within the timeout."""


class PaginationError(EmberlineError):
    """A list returned a cursor it had already returned, so following it would never end."""


class SignatureVerificationError(EmberlineError):
    """A webhook isn't genuine, or its timestamp is outside the tolerance. Respond with 400."""


class OAuthError(EmberlineError):
    """
    A login or a refresh failed: the customer declined or revoked access, or the app's credentials
    are wrong.

    `code` is an error of RFC 6749, such as `access_denied`, `invalid_grant`, or `invalid_client`.
    It's `invalid_state` if this session didn't start the login, and `invalid_request` if the
    customer returned without a code.
    """

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class APIError(EmberlineError):
    """
    The API responded with an error.

    `type` is the URL of the error's documentation, or `about:blank` if the response isn't problem
    details. Check `type` in your code, because the wording of `title` and `detail` can change.
    `body` is the parsed JSON, or the text of any other response, such as a proxy's HTML page.
    `retry_after` is the wait in seconds that the API asked for.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        type: str = "about:blank",
        title: str = "",
        detail: str = "",
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
        body: Any = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.type = type
        self.title = title
        self.detail = detail
        self.request_id = request_id
        self.retry_after = retry_after
        self.body = body
        self.headers: Mapping[str, str] = headers or {}


class AuthenticationError(APIError):
    """401: the key is missing, unknown, or revoked, or the access token has expired."""


class PermissionDeniedError(APIError):
    """
    403: the key or token is valid, but the plan or a missing scope doesn't allow this request.
    """


class NotFoundError(APIError):
    """404: the path or the resource doesn't exist."""


class ConflictError(APIError):
    """409: `type` says why, such as a suppressed recipient or a reused idempotency key."""


class _FieldError(TypedDict):
    code: str
    """The kind of error. Check it in your code."""
    message: str
    """The rule that the value breaks. Its wording can change."""


class FieldError(_FieldError, total=False):
    """
    One invalid field, parameter, or header. It has one of `pointer`, `parameter`, and `header`.
    """

    pointer: str
    """A JSON pointer to the field in the body, such as `/steps/0/subject`."""
    parameter: str
    """The query parameter."""
    header: str
    """The request header."""


class ValidationError(APIError):
    """422: `fields` lists what's invalid."""

    @property
    def fields(self) -> list[FieldError]:
        return fields_of(self.body)


class RateLimitError(APIError):
    """429: too many requests. Wait `retry_after` seconds."""


class ServerError(APIError):
    """5xx: something failed on the other side. You can retry the request."""


_CLASSES: dict[int, type[APIError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitError,
}


def error_of(
    status: int, body: Any, headers: Mapping[str, str], retry_after: Optional[float] = None
) -> APIError:
    """Returns the exception for a response. `headers` have lowercase names."""
    problem: Mapping[str, Any] = body if isinstance(body, dict) else {}

    def text(name: str) -> str:
        value = problem.get(name)
        return value if isinstance(value, str) else ""

    title = text("title") or _phrase_of(status)
    detail = text("detail") if problem else "The response isn't JSON."
    request_id = headers.get("request-id") or text("request_id") or None
    message = " ".join(
        part
        for part in (
            f"{status} {title}{':' if detail else ''}",
            detail,
            *(f"{_place_of(each)}: {each.get('message')}" for each in fields_of(body)),
            request_id and f"({request_id})",
        )
        if part
    )
    fallback = ServerError if status >= 500 else APIError
    return _CLASSES.get(status, fallback)(
        message,
        status=status,
        type=text("type") or "about:blank",
        title=title,
        detail=detail,
        request_id=request_id,
        retry_after=retry_after,
        body=body,
        headers=headers,
    )


def fields_of(body: Any) -> list[FieldError]:
    errors = body.get("errors") if isinstance(body, dict) else None
    fields = [each for each in errors if isinstance(each, dict)] if isinstance(errors, list) else []
    return cast("list[FieldError]", fields)


def _place_of(error: FieldError) -> str:
    return error.get("pointer") or error.get("parameter") or error.get("header") or "The body"


def _phrase_of(status: int) -> str:
    try:
        return http.HTTPStatus(status).phrase
    except ValueError:
        return "Unexpected status"

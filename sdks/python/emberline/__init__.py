"""The official SDK of the Emberline API. Start with `Emberline`."""

from . import oauth, types, webhooks
from ._client import Tokens
from ._operations import Emberline
from ._pages import Page
from ._response import RateLimit, Response, response_of
from ._transport import HTTPRequest, HTTPResponse, Transport, urllib_transport
from ._version import __version__
from .errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AuthenticationError,
    ConflictError,
    EmberlineError,
    FieldError,
    NotFoundError,
    OAuthError,
    PaginationError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    SignatureVerificationError,
    ValidationError,
)

__all__ = [
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AuthenticationError",
    "ConflictError",
    "Emberline",
    "EmberlineError",
    "FieldError",
    "HTTPRequest",
    "HTTPResponse",
    "NotFoundError",
    "OAuthError",
    "Page",
    "PaginationError",
    "PermissionDeniedError",
    "RateLimit",
    "RateLimitError",
    "Response",
    "ServerError",
    "SignatureVerificationError",
    "Tokens",
    "Transport",
    "ValidationError",
    "__version__",
    "oauth",
    "response_of",
    "types",
    "urllib_transport",
    "webhooks",
]

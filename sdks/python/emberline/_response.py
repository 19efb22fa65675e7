"""What comes with the data of a response."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Mapping, Optional


@dataclass(frozen=True)
class RateLimit:
    limit: int
    """Requests per hour."""
    remaining: int
    """Requests left this hour."""
    reset: int
    """Seconds until the count resets."""


@dataclass(frozen=True)
class Response:
    """The status and the headers of a response."""

    status: int
    headers: Mapping[str, str] = field(repr=False)
    """With lowercase names."""

    @property
    def request_id(self) -> Optional[str]:
        """Include it when you contact support."""
        return self.headers.get("request-id")

    @property
    def rate_limit(self) -> Optional[RateLimit]:
        """`None` if the response doesn't say."""
        try:
            limit, remaining, reset = (
                int(self.headers[f"ratelimit-{name}"]) for name in ("limit", "remaining", "reset")
            )
        except (KeyError, ValueError):
            return None
        return RateLimit(limit, remaining, reset)

    @property
    def is_replayed(self) -> bool:
        """
        Whether this is the stored response to an earlier request with the same idempotency key.
        """
        return self.headers.get("idempotency-replayed") == "true"


class DataDict(dict[str, Any]):
    """A plain dictionary that remembers its response, for `response_of`."""

    response: Response


def response_of(data: Mapping[str, Any]) -> Response:
    """
    Returns the response that a method's result came with.

    :raises TypeError: if `data` isn't the result of a method of the client.
    """
    if not isinstance(data, DataDict):
        raise TypeError("response_of takes the result of a method of the client.")
    return data.response

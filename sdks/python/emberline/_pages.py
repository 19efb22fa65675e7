"""Pages of lists."""

from __future__ import annotations

from typing import Callable, Generic, Iterator, Optional, TypeVar

from ._response import Response
from .errors import PaginationError

Data = TypeVar("Data")
Item = TypeVar("Item")


class Page(Generic[Data, Item]):
    """
    One page of a list.

    `data` is the response's data as it is, and `items` is the part of it that the page lists. Use
    `auto_paging_iter` to read the items of this page and of all pages after it.
    """

    def __init__(
        self,
        data: Data,
        items: list[Item],
        next_cursor: Optional[str],
        response: Response,
        fetch: Callable[[str], Page[Data, Item]],
    ) -> None:
        self.data = data
        self.items = items
        self.next_cursor = next_cursor
        self.response = response
        self._fetch = fetch

    def __repr__(self) -> str:
        return f"<Page items={len(self.items)} next_cursor={self.next_cursor!r}>"

    def next_page(self) -> Optional[Page[Data, Item]]:
        """Fetches the next page, or returns `None` after the last one."""
        return None if self.next_cursor is None else self._fetch(self.next_cursor)

    def auto_paging_iter(self) -> Iterator[Item]:
        """
        Yields the items of this page and all later ones. It fetches a page when you reach its first
        item.

        :raises PaginationError: if a cursor repeats.
        """
        page: Optional[Page[Data, Item]] = self
        seen = set()
        while page is not None:
            yield from page.items
            if page.next_cursor in seen:
                raise PaginationError(f"The list returned the cursor {page.next_cursor} twice.")
            seen.add(page.next_cursor)
            page = page.next_page()

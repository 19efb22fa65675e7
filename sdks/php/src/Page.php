<?php

declare(strict_types=1);

namespace Emberline;

use Emberline\Exception\PaginationException;

/**
 * One page of a list. `autoPagingIterator` continues with the next pages.
 *
 * @template T of array
 */
final class Page
{
    /** @var list<T> */
    public readonly array $items;

    /** The number of matches across all pages. */
    public readonly ?int $total;

    /** Null on the last page. */
    public readonly ?string $nextCursor;

    /**
     * @param array<string, mixed> $data all fields of the response's data
     * @param \Closure(string): self<T> $following gets a cursor and returns the page after it
     */
    public function __construct(
        public readonly array $data,
        string $itemsField,
        private readonly \Closure $following,
    ) {
        $this->items = $data[$itemsField];
        $this->total = $data['total'] ?? null;
        $this->nextCursor = $data['next_cursor'] ?? null;
    }

    /** @return self<T>|null null after the last page */
    public function nextPage(): ?self
    {
        return $this->nextCursor === null ? null : ($this->following)($this->nextCursor);
    }

    /**
     * Yields the items of this page and of all later ones, which it requests as needed.
     *
     * @return \Generator<int, T>
     */
    public function autoPagingIterator(): \Generator
    {
        $cursors = [];
        $index = 0;
        for ($page = $this; $page !== null; $page = $page->nextPage()) {
            foreach ($page->items as $item) {
                yield $index++ => $item;
            }
            if (isset($cursors[$page->nextCursor ?? ''])) {
                throw new PaginationException("The cursor $page->nextCursor was returned twice.");
            }
            if ($page->nextCursor !== null) {
                $cursors[$page->nextCursor] = true;
            }
        }
    }
}

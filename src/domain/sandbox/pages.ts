import {hashOf} from './seed/hash';
import {invalid} from './responses';
import type {Refusal} from './types';

/** The parameters of every list. */
export interface Paging {
  readonly limit: number;
  readonly cursor?: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next_cursor: string | null;
}

interface PageRequest extends Paging {
  /** The list and its filters. A cursor from other filters is refused. */
  readonly of: unknown;
}

/**
 * Returns one page of a list. A cursor names the last item of the previous page and the first one of the next, so items
 * that are added at the top or leave the list in the meantime don't make it repeat or skip any.
 *
 * @returns undefined if the cursor is from another list or from other filters
 */
export function pageOf<Item extends {readonly id: string}>(
  all: readonly Item[],
  {limit, cursor, of}: PageRequest,
): Page<Item> | undefined {
  const mark = hashOf(JSON.stringify(of)).toString(36);
  const start = cursor === undefined ? 0 : indexAfter(all, cursor, mark);
  if (start === undefined) return undefined;
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const next = all[start + limit];
  const cursorAfter = last && next ? encode(`${mark}.${last.id}.${next.id}`) : null;
  return {items, total: all.length, next_cursor: cursorAfter};
}

export const cursorRefused = (at: {pointer: string} | {parameter: string}): Refusal =>
  invalid([
    {
      ...at,
      code: 'invalid_cursor',
      message: 'Must be a cursor from this list with the same filters.',
    },
  ]);

function indexAfter(all: readonly {id: string}[], cursor: string, mark: string) {
  const [madeBy, lastId, nextId] = decode(cursor).split('.');
  if (madeBy !== mark) return undefined;
  const last = all.findIndex(({id}) => id === lastId);
  if (last !== -1) return last + 1;
  const next = all.findIndex(({id}) => id === nextId);
  return next === -1 ? undefined : next;
}

/** Base64 of ids and periods has no `+` or `/`, so without padding it's safe in a URL. */
const encode = (text: string) => btoa(text).replaceAll('=', '');

function decode(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}

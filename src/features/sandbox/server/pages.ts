import {hashOf} from '@site/src/domain/sandboxSeed/hash';

export const DEFAULT_LIMIT = 20;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next_cursor: string | null;
}

interface PageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  /** The list and its filters: a cursor made with others is refused. */
  readonly of: unknown;
}

/**
 * One page of a list. A cursor names the last item before it, so that what is added at the top meanwhile
 * neither repeats nor skips anything.
 *
 * @returns undefined when the cursor was not made by this list with these filters.
 */
export function pageOf<Item extends {readonly id: string}>(
  all: readonly Item[],
  {limit, cursor, of}: PageRequest,
): Page<Item> | undefined {
  const mark = hashOf(JSON.stringify(of)).toString(36);
  const start = cursor === undefined ? 0 : placeAfter(all, cursor, mark);
  if (start === undefined) return undefined;
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const isEnd = !last || start + limit >= all.length;
  return {items, total: all.length, next_cursor: isEnd ? null : encode(`${mark}.${last.id}`)};
}

function placeAfter(all: readonly {id: string}[], cursor: string, mark: string) {
  const [madeBy, lastId] = decode(cursor).split('.');
  const index = madeBy === mark ? all.findIndex(({id}) => id === lastId) : -1;
  return index === -1 ? undefined : index + 1;
}

/** Base 64 for addresses (RFC 4648, section 5), without padding. */
const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

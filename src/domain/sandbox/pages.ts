import {hashOf} from './seed/hash';
import {invalid} from './responses';
import type {Refusal} from './types';

/** The fields that every list takes. */
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
  const start = cursor === undefined ? 0 : indexAfter(all, cursor, mark);
  if (start === undefined) return undefined;
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const isEnd = !last || start + limit >= all.length;
  return {items, total: all.length, next_cursor: isEnd ? null : encode(`${mark}.${last.id}`)};
}

export const cursorRefused = (at: {pointer: string} | {parameter: string}): Refusal =>
  invalid([{...at, message: 'This cursor was not made by this list with these filters.'}]);

function indexAfter(all: readonly {id: string}[], cursor: string, mark: string) {
  const [madeBy, lastId] = decode(cursor).split('.');
  const index = madeBy === mark ? all.findIndex(({id}) => id === lastId) : -1;
  return index === -1 ? undefined : index + 1;
}

/** Base64url (RFC 4648, section 5) without padding. */
const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

import {parseJson} from '@site/src/lib/text';
import {MAX_READ, type ReadArticle, type ReadHistory} from './history';
import {isSlug} from './sharedLink';
import {isMoment, type SavedArticle, type SavedArticles} from './saved';

/** The articles saved and read on a device. */
export interface Reading {
  readonly saved: SavedArticles;
  readonly history: ReadHistory;
}

const TYPE = 'help-reading';
const VERSION = 1;

/** The contents of an exported file, as JSON. */
interface ReadingFile extends Reading {
  readonly type: typeof TYPE;
  /** Raised when code that knows only this version would misread the file. */
  readonly version: typeof VERSION;
  /** A moment in UTC. */
  readonly exportedAt: string;
}

/** Ten times the size of a file with every article. */
export const MAX_FILE_BYTES = 500_000;

export function exportReading({saved, history}: Reading, now: string): string {
  const file: ReadingFile = {type: TYPE, version: VERSION, exportedAt: now, saved, history};
  return `${JSON.stringify(file, null, 2)}\n`;
}

export type ImportResult =
  | {
      readonly reading: Reading;
      /** Slugs in the file that no article has, each once. */
      readonly unknown: readonly string[];
    }
  | {readonly error: 'too-large' | 'not-a-reading-file' | 'newer-version'}
  /** The place of the first invalid value, such as `saved[3].savedAt`. */
  | {readonly error: 'invalid'; readonly place: string};

export interface ImportOptions {
  readonly isKnown: (slug: string) => boolean;
  /** A moment in UTC. Later ones in the file count as now, because its device's clock may be wrong. */
  readonly now: string;
}

/** Reads an exported file. It's valid as a whole or refused; articles that no longer exist are left out. */
export function importReading(text: string, {isKnown, now}: ImportOptions): ImportResult {
  if (text.length > MAX_FILE_BYTES) return {error: 'too-large'};
  const file = parseJson(text);
  if (!isObject(file) || file['type'] !== TYPE || typeof file['version'] !== 'number') {
    return {error: 'not-a-reading-file'};
  }
  if (file['version'] > VERSION) return {error: 'newer-version'};
  const errors: string[] = [];
  const saved = readList(file['saved'], 'saved', errors, (entry, place) => ({
    slug: readSlug(entry['slug'], `${place}.slug`, errors),
    ...(entry['savedAt'] !== undefined && {
      savedAt: readMoment(entry['savedAt'], `${place}.savedAt`, errors, now),
    }),
  }));
  const history = readList(file['history'], 'history', errors, (entry, place) => ({
    slug: readSlug(entry['slug'], `${place}.slug`, errors),
    readAt: readMoment(entry['readAt'], `${place}.readAt`, errors, now),
    sections: readHashes(entry['sections'], `${place}.sections`, errors),
  }));
  const [place] = errors;
  if (place !== undefined) return {error: 'invalid', place};
  const unknown = [...saved, ...history].map(({slug}) => slug).filter((slug) => !isKnown(slug));
  return {
    reading: mergeReading(
      {saved: [], history: []},
      {
        saved: saved.filter(({slug}) => isKnown(slug)),
        history: history.filter(({slug}) => isKnown(slug)),
      },
    ),
    unknown: [...new Set(unknown)],
  };
}

type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readList<T>(
  value: unknown,
  place: string,
  errors: string[],
  read: (entry: Entry, place: string) => T,
): T[] {
  if (!Array.isArray(value)) {
    errors.push(place);
    return [];
  }
  return value.flatMap((entry: unknown, at) => {
    if (isObject(entry)) return read(entry, `${place}[${at}]`);
    errors.push(`${place}[${at}]`);
    return [];
  });
}

function readSlug(value: unknown, place: string, errors: string[]): string {
  if (typeof value === 'string' && isSlug(value)) return value;
  errors.push(place);
  return '';
}

function readMoment(value: unknown, place: string, errors: string[], now: string): string {
  if (isMoment(value)) {
    const moment = new Date(value).toISOString();
    return moment < now ? moment : now;
  }
  errors.push(place);
  return now;
}

/** More than the longest article has. */
const MAX_SECTIONS = 100;
const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]{1,16}$/.test(value);

function readHashes(value: unknown, place: string, errors: string[]): string[] {
  const hashes = Array.isArray(value) ? value.filter(isHash) : [];
  if (Array.isArray(value) && value.length <= MAX_SECTIONS && hashes.length === value.length) {
    return hashes;
  }
  errors.push(place);
  return [];
}

/** Joins two readings: of an article that both have, the newest entry counts. */
export function mergeReading(device: Reading, added: Reading): Reading {
  return {
    saved: mergeBy((article: SavedArticle) => article.savedAt ?? '', device.saved, added.saved),
    history: mergeBy((article: ReadArticle) => article.readAt, device.history, added.history).slice(
      0,
      MAX_READ,
    ),
  };
}

/** Latest first. Articles of the same moment keep their order, those of the first list before the others. */
function mergeBy<T extends {readonly slug: string}>(
  momentOf: (article: T) => string,
  first: readonly T[],
  second: readonly T[],
): T[] {
  const newest = new Map<string, T>();
  for (const article of [...first, ...second]) {
    const known = newest.get(article.slug);
    if (!known || momentOf(article) > momentOf(known)) newest.set(article.slug, article);
  }
  return [...newest.values()].sort((a, b) => {
    if (momentOf(a) === momentOf(b)) return 0;
    return momentOf(a) > momentOf(b) ? -1 : 1;
  });
}

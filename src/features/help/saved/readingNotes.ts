import {counted, listed, withCommas} from '@site/src/data/written';
import type {ImportResult, Reading} from '@site/src/domain/reading/readingFile';

/** The number of entries that the second list adds or changes. */
const countNew = (before: readonly object[], after: readonly object[]) => {
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  return after.filter((entry) => !known.has(JSON.stringify(entry))).length;
};

/** Unknown articles that a message lists. */
const MAX_LISTED = 5;

/** The result of an import that was valid. */
export function importNote(before: Reading, after: Reading, unknown: readonly string[]): string {
  const saved = countNew(before.saved, after.saved);
  const read = countNew(before.history, after.history);
  const parts = [
    ...(saved > 0 ? [counted(saved, 'saved article')] : []),
    ...(read > 0 ? [`${read} in your history`] : []),
  ];
  const nothing =
    unknown.length > 0 ? 'Nothing was imported.' : 'This device already had all of it.';
  const result = parts.length > 0 ? `Imported ${listed(parts)}.` : nothing;
  if (unknown.length === 0) return result;
  const rest = unknown.length - MAX_LISTED;
  const names = [
    ...unknown.slice(0, MAX_LISTED),
    ...(rest > 0 ? [`${withCommas(rest)} more`] : []),
  ];
  return `${result} Skipped ${counted(unknown.length, 'article')} that the help center doesn’t have: ${listed(names)}.`;
}

const errorNotes = {
  'too-large': 'This file is too large to be an export of your articles.',
  'not-a-reading-file': 'This isn’t a file that you exported here.',
  'newer-version': 'This file comes from a newer version of this page. Reload it, and try again.',
};

/** Why an import was refused. */
export function errorNote(refusal: Extract<ImportResult, {error: string}>): string {
  const reason =
    refusal.error === 'invalid'
      ? `This file has an invalid value at ${refusal.place}.`
      : errorNotes[refusal.error];
  return `${reason} Nothing was imported.`;
}

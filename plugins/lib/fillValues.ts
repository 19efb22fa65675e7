import {textValues, type TextValues} from '../../src/data/textValues';

const TOKEN = /\[\[([\w.-]+)\]\]/g;

/**
 * Replaces tokens such as `[[brand.name]]` and `[[limits.requestsPerHour]]` with the values in src/data/textValues.ts.
 * It works on the source text, so pages, Markdown copies, search, and the table of contents agree.
 *
 * @param file path relative to the project, for errors.
 * @throws when a token names no value, so a typo stops the build.
 */
export function fillValues(text: string, file: string, values: TextValues = textValues): string {
  return text.replace(TOKEN, (token, path: string) => {
    const value = lookUp(values, path);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value.toLocaleString('en-US');
    throw new Error(
      `${file}: ${token} isn't a value in src/data/textValues.ts. Examples: [[brand.name]], [[brand.mail.support]], [[limits.requestsPerHour]].`,
    );
  });
}

function lookUp(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      root,
    );
}

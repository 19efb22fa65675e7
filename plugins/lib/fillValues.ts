import {textValues, type TextValues} from '../../src/data/textValues';

const TOKEN = /\[\[([\w.]+)\]\]/g;

/**
 * Replaces `[[brand.name]]`, `[[limits.requestsPerHour]]` and the like with the values of src/data/textValues.ts.
 * It works on the source text, so that pages, Markdown copies, search and the table of contents agree.
 *
 * @param file shown in the error, relative to the project.
 * @throws when a token names no value, so that a typo stops the build.
 */
export function fillValues(text: string, file: string, values: TextValues = textValues): string {
  return text.replace(TOKEN, (token, path: string) => {
    const value = lookUp(values, path);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value.toLocaleString('en-US');
    throw new Error(
      `${file}: ${token} names no value in src/data/textValues.ts. Examples: [[brand.name]], [[brand.mail.support]], [[limits.requestsPerHour]].`,
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

import {parseJson} from '@site/src/lib/text';

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/**
 * Indents JSON by two spaces; returns other text unchanged. Numbers stay as they're written, because JavaScript would
 * round some of them and turn `1e400` into null.
 */
export function indented(text: string): string {
  if (parseJson(text) === undefined) return text;
  let depth = 0;
  let before = '';
  let result = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const isClosing = '}]'.includes(token);
    const isAfterOpening = before !== '' && '{['.includes(before);
    if (isClosing) depth -= 1;
    // An empty object or list stays on its line.
    if (before === ',' || isAfterOpening !== isClosing) result += `\n${'  '.repeat(depth)}`;
    if ('{['.includes(token)) depth += 1;
    result += token === ':' ? ': ' : token;
    before = token;
  }
  return result;
}

/** More than a request can have, and few enough for functions that call themselves for each level. */
const MAX_DEPTH = 200;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, (depth += 1));
    else if (token === '}' || token === ']') depth -= 1;
  }
  return deepest;
}

/**
 * Like `parseJson`, but undefined if JavaScript can't hold a number, because it would write one that's too large as null,
 * or if it has more than 200 levels.
 */
export function exactJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) return undefined;
  const value = parseJson(text);
  return isExact(value) ? value : undefined;
}

function isExact(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
}

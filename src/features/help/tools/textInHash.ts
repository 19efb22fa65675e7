import {decodeText} from '@site/src/lib/text';

/** Returns the text that a hash such as `#bounce=550%205.1.1` has for a tool; null if it's for something else. */
export function textInHash(hash: string, tool: string): string | null {
  const start = `#${tool}=`;
  return hash.startsWith(start) ? decodeText(hash.slice(start.length)) : null;
}

/** Returns the hash that has a text for a tool, also an empty one: `#bounce` is the tool's anchor, to which pages scroll. */
export const hashOfText = (tool: string, text: string): string =>
  `#${tool}=${encodeURIComponent(text)}`;

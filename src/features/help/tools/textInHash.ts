/** Returns the text that a hash such as `#bounce=550%205.1.1` has for a tool; null if it's for something else. */
export function textInHash(hash: string, tool: string): string | null {
  const start = `#${tool}=`;
  if (!hash.startsWith(start)) return null;
  try {
    return decodeURIComponent(hash.slice(start.length));
  } catch {
    // Not from our search: a stray percent sign.
    return hash.slice(start.length);
  }
}

/** Returns the hash that has a text for a tool, also an empty one: `#bounce` is the tool's anchor, to which pages scroll. */
export const hashOfText = (tool: string, text: string): string =>
  `#${tool}=${encodeURIComponent(text)}`;

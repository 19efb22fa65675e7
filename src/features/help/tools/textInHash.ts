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

/** Returns the hash that has a text for a tool, or the tool's anchor for an empty text. */
export const hashOfText = (tool: string, text: string): string =>
  text === '' ? `#${tool}` : `#${tool}=${encodeURIComponent(text)}`;

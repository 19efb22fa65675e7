/** Capitalizes the first letter. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** Writes `searchLeads` as `search_leads`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Parses a whole number, 0 or more. Returns undefined for other text, such as an empty one or one with a sign, a point, or
 * an exponent.
 */
export function wholeNumber(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}

/** Writes a host name in ASCII. Only the URL parser knows internationalized ones. Returns what isn't a host unchanged. */
export function asciiHost(host: string): string {
  if (/^[\x21-\x7e]*$/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Writes doubled and encoded slashes of a path as one. */
export const singleSlashes = (path: string): string => path.replace(/(?:\/|%2f)+/gi, '/');

/** Returns the path of a page's copy in Markdown, which plugins/machine-readable writes. */
export const markdownPath = (path: string): string => `${path.replace(/\/$/, '') || '/index'}.md`;

/** Decodes percent-encoding. Returns malformed text unchanged, because anyone can type a URL. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses JSON. Returns undefined, which JSON can't have, for other text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Escapes a text for HTML and XML, also in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

/** Serializes JSON for a `<script>`, which a `</script>` in a value must not end. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

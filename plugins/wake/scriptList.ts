/** The attribute with the URLs of the scripts that wake a page. The minifier keeps its quotes because of the spaces. */
const SCRIPT_LIST = /(?<=<script data-scripts=")/;

/**
 * Adds scripts to those that wake a built page. They run first: main.js would otherwise ask for them only after it has
 * arrived itself.
 *
 * @throws when the page lists no scripts.
 */
export function listScripts(html: string, urls: readonly string[]): string {
  if (!SCRIPT_LIST.test(html)) throw new Error('The page doesn’t list the scripts that wake it.');
  return html.replace(SCRIPT_LIST, () => urls.map((url) => `${url} `).join(''));
}

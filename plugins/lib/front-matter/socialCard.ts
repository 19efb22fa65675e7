/** Captures the folder, except that of pages, and the name without a date. */
const contentFile =
  /^(?:(help|docs|api|blog|changelog)|src\/pages)\/(?:\d{4}-\d{2}-\d{2}-)?(.+)\.mdx$/;

/**
 * The social card of a content file: one of its own, at the page's address below `/social`. A frozen version
 * has that of the current page. `scripts/assets/contentCards.ts` draws a card for every file.
 * Only the site's own code sets the field; the schemas don't take it from writers.
 *
 * @param file path relative to the project.
 */
export function socialCardOf(file: string): {image?: string} {
  const path = file.replaceAll('\\', '/').replace(/^(\w+)_versioned_docs\/version-[^/]+\//, '$1/');
  const [, folder, name] = contentFile.exec(path) ?? [];
  if (!name) return {};
  const address = (folder ? [folder, name] : [name]).join('/').replace(/\/index$/, '');
  return {image: `/social/${address}.png`};
}

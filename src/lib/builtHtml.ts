/** HTML by the ID of its part. */
const htmlById = new Map<string, string>();

function storeParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-built]')) {
    const id = part.dataset['built'] ?? '';
    if (!htmlById.has(id)) htmlById.set(id, part.innerHTML);
  }
}

/**
 * Returns the HTML that a part was built with. The first call stores those of the whole page, because someone may leave
 * it before React has hydrated all of them.
 */
export function builtHtml(id: string): string {
  if (!htmlById.has(id)) storeParts(document);
  return htmlById.get(id) ?? '';
}

/** Stores the parts of another page, which has been fetched. */
export function storeBuiltHtml(html: string): void {
  const ids = Array.from(html.matchAll(/ data-built="?([\w-]+)/g), ([, id = '']) => id);
  // Parsing takes time, and most pages only have the parts of every page.
  if (ids.every((id) => builtHtml(id))) return;
  storeParts(new DOMParser().parseFromString(html, 'text/html'));
}

/** The words of a document's text and its samples: no imports, no tags, no addresses, no lines of tables. */
export function wordCount(content) {
  const text = content
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
  return text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
}

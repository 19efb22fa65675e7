/**
 * The words of a post that a reader sees: without comments, imports and tags, and with the code samples,
 * which are read too.
 *
 * @param mdx what stands below the front matter.
 */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^import .*$/gm, ' ')
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

import {countWords} from '../blogPosts';

const WORDS_PER_MINUTE = 200;

/** Whether a file is a help article, in the current version or a frozen one. */
export const isHelpArticle = (file: string): boolean =>
  /^help(_versioned_docs)?\/(version-[^/]+\/)?article\//.test(file.replaceAll('\\', '/'));

/** Returns the field `readMinutes` of a help article, from the length of its text; nothing for other files. */
export function readMinutesOf(file: string, mdx: string): {readonly readMinutes?: number} {
  if (!isHelpArticle(file)) return {};
  return {readMinutes: Math.max(1, Math.round(countWords(mdx) / WORDS_PER_MINUTE))};
}

/** Captures the folder (except src/pages) and the name without its date. */
const contentFile =
  /^(?:(help|docs|api|blog|changelog)|src\/pages)\/(?:\d{4}-\d{2}-\d{2}-)?(.+)\.mdx$/;

/**
 * Returns the social card of a content file, at the page's path below `/social`. A frozen version uses the current
 * page's card. `scripts/assets/contentCards.ts` draws the cards. The schemas reject `image`, so writers can't set it.
 *
 * @param file path relative to the project.
 */
export function socialCardOf(file: string): {image?: string} {
  const source = file
    .replaceAll('\\', '/')
    .replace(/^(\w+)_versioned_docs\/version-[^/]+\//, '$1/');
  const [, folder, name] = contentFile.exec(source) ?? [];
  if (!name) return {};
  const path = (folder ? [folder, name] : [name]).join('/').replace(/\/index$/, '');
  return {image: `/social/${path}.png`};
}

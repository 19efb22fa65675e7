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

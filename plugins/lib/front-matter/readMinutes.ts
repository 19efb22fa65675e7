import {countWords} from '../blogPosts';

const WORDS_PER_MINUTE = 200;

/** Returns the field `readMinutes` of a help article, from the length of its text; nothing for other files. */
export function readMinutesOf(file: string, mdx: string): {readonly readMinutes?: number} {
  if (!/^help(_versioned_docs)?\/(version-[^/]+\/)?article\//.test(file.replaceAll('\\', '/')))
    return {};
  return {readMinutes: Math.max(1, Math.round(countWords(mdx) / WORDS_PER_MINUTE))};
}

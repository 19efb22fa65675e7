import {decodeText} from '@site/src/lib/text';

const ARTICLE = /^\/help\/(?:[\d.]+\/)?article\/([^/]+)\/?$/;

export interface UnknownPath {
  readonly kind: 'article' | 'page';
  readonly words: string;
}

/**
 * Returns the words of a path that doesn't exist: those of an article's slug, or of the whole path. Malformed
 * percent-encoding stays as is.
 */
export function readUnknownPath(pathname: string): UnknownPath {
  const slug = ARTICLE.exec(pathname)?.[1];
  return {kind: slug === undefined ? 'page' : 'article', words: wordsOf(slug ?? pathname)};
}

/** Longer queries don't improve the search. */
const MAX_LENGTH = 80;

function wordsOf(path: string): string {
  return decodeText(path)
    .replace(/\.(html?|mdx?|php)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

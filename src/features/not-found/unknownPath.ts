import {decodeText} from '@site/src/lib/text';

const ARTICLE = /^\/help\/(?:[\d.]+\/)?article\/([^/]+)\/?$/;

export type UnknownPath =
  | {readonly kind: 'article'; readonly words: string}
  | {readonly kind: 'page'; readonly words: string};

/**
 * Returns the words of a path that doesn't exist: those of an article's slug, or of the whole path. Malformed
 * percent-encoding stays as is.
 */
export function readUnknownPath(pathname: string): UnknownPath {
  const slug = ARTICLE.exec(pathname)?.[1];
  return slug === undefined
    ? {kind: 'page', words: wordsOf(pathname)}
    : {kind: 'article', words: wordsOf(slug)};
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

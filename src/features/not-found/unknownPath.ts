import {decodeText} from '@site/src/lib/text';

const ARTICLE = /^\/help\/(?:[\d.]+\/)?article\/([^/]+)\/?$/;

export type UnknownPath =
  | {readonly kind: 'article'; readonly words: string}
  | {readonly kind: 'page'; readonly words: string};

/**
 * What somebody looked for at an address that does not exist: the words of an article's slug,
 * or of the whole path. Malformed percent-encoding is taken as it stands.
 */
export function readUnknownPath(pathname: string): UnknownPath {
  const slug = ARTICLE.exec(pathname)?.[1];
  return slug === undefined
    ? {kind: 'page', words: wordsOf(pathname)}
    : {kind: 'article', words: wordsOf(slug)};
}

/** At most this much of an address is worth searching for. */
const MAX_LENGTH = 80;

function wordsOf(path: string): string {
  return decodeText(path)
    .replace(/\.(html?|mdx?|php)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

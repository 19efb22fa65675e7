import {Fragment, type ReactNode} from 'react';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
};

const unescapeHtml = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#039);/g, (entity) => entities[entity] ?? '');

/** The beginning of a word that a query matches, and the rest of the word. */
const MARKED = /<mark>(.*?)<\/mark>([\p{L}\p{N}]*)/gsu;

/** Between the two halves of a word such as "warm-up". */
const HYPHEN = /<\/mark>-<mark>/g;

/** Shows a hit's escaped text with the words whose beginnings are marked. Other markup is text. */
export function MarkedText({html}: {readonly html: string}): ReactNode {
  const words = html.replace(MARKED, '<mark>$1$2</mark>').replace(HYPHEN, '-');
  return words.split(/<mark>(.*?)<\/mark>/s).map((part, at) => {
    const text = unescapeHtml(part);
    return at % 2 === 1 ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>;
  });
}

/** Returns the whole words whose beginnings are marked, each once. */
export function markedWords(...htmls: readonly string[]): string[] {
  const words = htmls.flatMap((html) =>
    Array.from(html.matchAll(MARKED), ([, start, rest]) => unescapeHtml(`${start}${rest}`)),
  );
  return Array.from(new Set(words));
}

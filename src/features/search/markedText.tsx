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

/** Shows a hit's escaped text with its marks. Other markup is text. */
export function MarkedText({html}: {readonly html: string}): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, at) => {
    const text = unescapeHtml(part);
    return at % 2 === 1 ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>;
  });
}

/** Returns the whole words whose beginnings are marked, each once. */
export function markedWords(...htmls: readonly string[]): string[] {
  const words = htmls.flatMap((html) =>
    Array.from(html.matchAll(/<mark>(.*?)<\/mark>([\p{L}\p{N}]*)/gsu), ([, start, rest]) =>
      unescapeHtml(`${start}${rest}`),
    ),
  );
  return Array.from(new Set(words));
}

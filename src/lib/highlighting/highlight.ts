import type {TokenStream} from 'prismjs';

import Prism from './prism';

/** Prism's token types by the class in HighlightedCode.module.css that colors them. Others have the color of text. */
const typesByLook = {
  c: ['comment', 'prolog', 'doctype', 'cdata'],
  s: ['string', 'attr-value', 'char', 'inserted', 'url'],
  v: ['number', 'boolean', 'constant', 'symbol', 'variable'],
  k: ['keyword', 'tag', 'selector', 'atrule', 'deleted'],
  b: ['function', 'builtin', 'class-name', 'property', 'attr-name'],
  p: ['punctuation', 'operator'],
};

const looks = new Map(
  Object.entries(typesByLook).flatMap(([look, types]) => types.map((type) => [type, look])),
);

interface Piece {
  readonly text: string;
  readonly look?: string;
}

/** Splits tokens into pieces of one look each. A token without a look has that of the token around it. */
function piecesOf(stream: TokenStream, outer?: string): Piece[] {
  if (typeof stream === 'string') return [{text: stream, look: outer}];
  if (Array.isArray(stream)) return stream.flatMap((token) => piecesOf(token, outer));
  // The last alias is the most specific.
  const names = [stream.type, ...[stream.alias ?? []].flat()];
  const look = names
    .map((name) => looks.get(name))
    .filter(Boolean)
    .at(-1);
  return piecesOf(stream.content, look ?? outer);
}

/** Joins neighbors of one look, with the white space between them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && (last.look === piece.look || piece.text.trim() === '')) {
      all[all.length - 1] = {text: last.text + piece.text, look: last.look};
    } else {
      all.push(piece);
    }
  }
  return all;
}

/** Splits pieces at line ends, which stay with their line. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, look} of pieces) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({text: part, look});
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const htmlOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({text, look}) =>
      look ? `<span class="${look}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');

/** The longest code that gets colors, in characters. Prism takes half a second for each million. */
const MAX_LENGTH = 100_000;

/** Whether code in a language gets colors. */
export const isKnown = (language: string): boolean => Object.hasOwn(Prism.languages, language);

/**
 * Highlights code as HTML with the same text. Pages have HTML from the build, and load this only to highlight what a
 * visitor types.
 *
 * @param code more than 100,000 characters stay plain
 * @param language a name or an alias in Prism; code in another language stays plain
 * @param markedLines the lines to emphasize, from 1
 */
export function highlight(
  code: string,
  language: string,
  markedLines: ReadonlySet<number> = new Set(),
): string {
  const hasColors = isKnown(language) && code.length <= MAX_LENGTH;
  const grammar = hasColors ? Prism.languages[language] : undefined;
  const pieces = grammar ? joined(piecesOf(Prism.tokenize(code, grammar))) : [{text: code}];
  if (markedLines.size === 0) return htmlOf(pieces);
  return linesOf(pieces)
    .map((line, at) => (markedLines.has(at + 1) ? `<mark>${htmlOf(line)}</mark>` : htmlOf(line)))
    .join('');
}

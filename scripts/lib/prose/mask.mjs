/** Replaces each character of something that takes a word's place but isn't prose: code, a placeholder, a value. */
export const OPAQUE = '\uE000';
/** Replaces each character of markup between words: emphasis, links, tags. */
export const MARKUP = '\uE001';
/** Ends a sentence that has no period. */
export const BREAK = '\uE002';

const inlineCode = /(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)/g;
const opaque = [
  /\[\[[\w.…-]+\]\]/g,
  /\{@link[^}]*\}/g,
  /\bhttps?:\/\/[^\s)>"']+/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];
const linkTarget = /(?<=\])\([^()\s]*(?:\s"[^"]*")?\)/g;

/** Escapes a text for a regular expression. */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const fill = (character) => (found) => character.repeat(found.length);

/** Masks everything but prose in a text with Markdown's inline marks. The length stays the same. */
export function maskInline(text) {
  const masked = text
    .replace(inlineCode, fill(OPAQUE))
    .replace(linkTarget, fill(MARKUP))
    .replace(/(?<![\w*])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![\w*])/g, fill(MARKUP));
  return opaque.reduce((result, pattern) => result.replace(pattern, fill(OPAQUE)), masked);
}

/**
 * A part of a file that people read as one text. `text` has the length of the source from `start` on, so each index
 * maps to the file; anything but prose is masked.
 *
 * @typedef {{kind: 'prose' | 'comment' | 'docstring' | 'test', start: number, text: string}} Passage
 */

/** Builds a passage from the source between two offsets, of which only the given ranges are prose. */
export function passageOf(kind, source, [start, end], ranges, other = MARKUP) {
  let text = '';
  for (const [from, to] of ranges) {
    text += other.repeat(from - start - text.length) + source.slice(from, to);
  }
  return {kind, start, text: maskInline(text + other.repeat(end - start - text.length))};
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkit';
import postcss, {type AtRule} from 'postcss';

import {fileOf, pageAt, pages} from './site';

const folder = fileOf('/fonts');

/** Hash links contain a zero-width space, which has no outline. */
const NOT_DRAWN = /[\s\u200b]/u;

const HEADINGS = 'h1, h2, h3, h4';
/** Text in another typeface, or none. */
const MONOSPACED = 'code, pre, samp, textarea';
const UNSEEN = 'script, style, template, noscript';

/** The `@font-face` rules of a page, each as its descriptors. */
function fontFaces(): Record<string, string>[] {
  const faces: Record<string, string>[] = [];
  postcss.parse(pageAt('/').$('head style').text()).walkAtRules('font-face', (rule: AtRule) => {
    const face: Record<string, string> = {};
    rule.walkDecls(({prop, value}) => {
      face[prop] = value.replace(/["']/g, '');
    });
    faces.push(face);
  });
  return faces;
}

/** Returns the characters that a served font has, given the start of its file's name. */
function charactersOf(name: string): ReadonlySet<string> {
  const file = readdirSync(folder).find((found) => found.startsWith(`${name}.`)) ?? '';
  const font = create(readFileSync(path.join(folder, file)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection, not a font`);
  return new Set(font.characterSet.map((codePoint) => String.fromCodePoint(codePoint)));
}

/** Characters, each with a page that has it. */
type Found = Map<string, string>;

/** Finds the characters in the headings of all pages, and those in the other text. */
function charactersOfPages(): {headings: Found; text: Found} {
  const found = {headings: new Map<string, string>(), text: new Map<string, string>()};
  for (const {$, path: at} of pages) {
    const text = $('body').clone();
    text.find(`${MONOSPACED}, ${UNSEEN}`).remove();
    const headings = text.find(HEADINGS).remove();
    for (const character of headings.text()) found.headings.set(character, at);
    for (const character of text.text()) found.text.set(character, at);
  }
  return found;
}

function missing(known: ReadonlySet<string>, found: Found): string[] {
  return Array.from(found)
    .filter(([character]) => !known.has(character) && !NOT_DRAWN.test(character))
    .map(([character, at]) => `${character} on ${at}`);
}

export function checkFonts(): void {
  test('every font has a fallback of local fonts with its metrics', () => {
    const faces = fontFaces();
    const loaded = faces.filter(({src = ''}) => src.includes('url('));
    expect(loaded).toHaveLength(2);
    for (const {'font-family': family, 'font-display': display} of loaded) {
      expect(display).toBe('optional');
      const fallbacks = faces.filter((face) => face['font-family'] === `${family} Fallback`);
      expect(fallbacks.length).toBeGreaterThan(0);
      for (const fallback of fallbacks) {
        expect(fallback.src).toMatch(/^(?:local\([^)]+\),? ?)+$/);
        for (const side of ['ascent', 'descent', 'line-gap']) {
          expect(fallback[`${side}-override`]).toMatch(/^[\d.]+%$/);
        }
        expect(fallback['size-adjust']).toMatch(/^[\d.]+%$/);
      }
    }
  });

  test('the headline font has every character of the headings, and the text font of the other text', () => {
    const {headings, text} = charactersOfPages();
    expect(missing(charactersOf('headline'), headings)).toEqual([]);
    expect(missing(charactersOf('text'), text)).toEqual([]);
  });
}

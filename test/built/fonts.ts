import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkit';
import postcss, {type AtRule} from 'postcss';

import {typefaces} from '../../scripts/assets/fonts';
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

/** Finds the characters of all pages that a font lacks, each with a page that has it. */
function missing(known: ReadonlySet<string>, inHeadings: boolean): string[] {
  const found = new Map<string, string>();
  for (const {$, path: at} of pages) {
    const body = $('body').clone();
    body.find(`${MONOSPACED}, ${UNSEEN}`).remove();
    const headings = body.find(HEADINGS).remove();
    for (const character of new Set((inHeadings ? headings : body).text())) {
      if (!known.has(character) && !NOT_DRAWN.test(character)) found.set(character, at);
    }
  }
  return Array.from(found, ([character, at]) => `${character} on ${at}`);
}

export function checkFonts(): void {
  test('all fonts together are within their limits', () => {
    const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
    expect(sizes).toHaveLength(2);
    const {headline, text} = typefaces;
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
      headline.maxBytes + text.maxBytes,
    );
  });

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

  test('the headline font has every character of the headings', () => {
    expect(missing(charactersOf('headline'), true)).toEqual([]);
  });

  test('the text font has every character of the other text', () => {
    expect(missing(charactersOf('text'), false)).toEqual([]);
  });
}

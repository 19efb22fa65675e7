import {createFontStack} from '@capsizecss/core';
import {fromBuffer} from '@capsizecss/unpack';
import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';

import {hash8, served, type Files} from './files';

/** Module path of the headline font. The opsz file, because it allows pinning the optical size. */
export const FONT_FILE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/**
 * Optical size to pin. The wght-only file is cut for 14 px text and looks loose in a headline; at 96, letters touch
 * under our -0.03em tracking. 48 is tight but still open in a 20 px heading.
 */
const OPTICAL_SIZE = 48;

const WEIGHT_RANGE = {min: 500, max: 800} as const;

/** Kerning, and tabular figures for prices and scores. */
const FEATURES = ['kern', 'tnum'];

const MAX_BYTES = 30_720;

/**
 * Characters allowed in a headline: Basic Latin, Latin-1's accented letters, and the signs for prices and quotations.
 * The font has no left and right arrows.
 */
export const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  '\u00a0‘’“”«»¡¿–—…·•×−°€£©®↑↓',
].join('');

/** Metrics of Arial Bold from @capsizecss/metrics. Headlines are bold, so the fallback imitates the bold cut. */
const ARIAL_BOLD = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 983,
  subsets: {latin: {xWidthAvg: 983}, thai: {xWidthAvg: 1536}},
};

/**
 * Bold cuts by full name and by PostScript name, because browsers differ in which they match; then families. All except
 * Roboto (Android) have Arial's widths within one percent.
 */
const LOCAL_FONTS = [
  ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  ...['Helvetica Neue Bold', 'HelveticaNeue-Bold', 'Roboto Bold', 'Roboto-Bold'],
  ...['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
];

/** The headline font at one weight, for measuring text and drawing it as outlines. */
export interface StaticFont {
  readonly bytes: Buffer;
  readonly font: Font;
}

export interface HeadlineFonts {
  /** Weight 700. */
  readonly bold: StaticFont;
  /** Weight 600. */
  readonly semibold: StaticFont;
}

export async function headlineFonts(source: Buffer): Promise<HeadlineFonts> {
  return {bold: await staticFont(source, 700), semibold: await staticFont(source, 600)};
}

async function staticFont(source: Buffer, weight: number): Promise<StaticFont> {
  const bytes = await subsetFont(source, CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: {wght: weight, opsz: OPTICAL_SIZE},
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${FONT_FILE} is a collection, not a font`);
  return {bytes, font};
}

/** Throws when the font lacks a character, which would render as a box. */
export function assertDrawable(text: string, font: Font): void {
  const missing = Array.from(text).find((character) => {
    const codePoint = character.codePointAt(0);
    return codePoint !== undefined && !font.hasGlyphForCodePoint(codePoint);
  });
  if (missing) throw new Error(`The headline font has no "${missing}", which "${text}" needs`);
}

/**
 * Builds the web font and a stylesheet that declares it and its fallback.
 *
 * @returns the files, and the font's path on the site
 * @throws when the font exceeds its budget of 30 KB
 */
export async function fontFiles(
  source: Buffer,
  {bold}: HeadlineFonts,
): Promise<{src: string; files: Files}> {
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: WEIGHT_RANGE, opsz: OPTICAL_SIZE},
    keepFeatures: FEATURES,
    noHinting: true,
  });
  if (font.length > MAX_BYTES) {
    throw new Error(
      `The headline font is ${font.length} bytes, over its budget of ${MAX_BYTES}: ` +
        'remove characters from CHARACTERS or narrow WEIGHT_RANGE in scripts/assets/fonts.ts',
    );
  }
  const src = `/fonts/headline.${hash8(font)}.woff2`;
  const fontWeight = `${WEIGHT_RANGE.min} ${WEIGHT_RANGE.max}`;
  const metrics = {...(await fromBuffer(bold.bytes)), familyName: 'Headline'};
  const {fontFaces: fallback} = createFontStack([metrics, ARIAL_BOLD], {
    fontFaceProperties: {fontWeight},
  });
  const css = `/* Written by scripts/assets.ts. */
@font-face {
  font-family: Headline;
  font-weight: ${fontWeight};
  font-display: swap;
  src: url('${src}') format('woff2');
}

${fallback.replace(/src: .*;/, `src: ${LOCAL_FONTS.map((name) => `local('${name}')`).join(', ')};`)}
`;
  return {src, files: {[served(src)]: font, 'fonts.css': css}};
}

function range(first: number, last: number): string[] {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}

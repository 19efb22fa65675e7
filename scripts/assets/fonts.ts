import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';

import {hash8, served, type Files} from './files';

/** A typeface of the site, and what its web font contains. */
interface Typeface {
  /** Name of the font family in stylesheets; the fallback's is `<family> Fallback`. */
  readonly family: string;
  /** Module path of the source font. */
  readonly file: string;
  readonly characters: string;
  /** OpenType features to keep. */
  readonly features: readonly string[];
  /** Weight or range of weights of the web font. */
  readonly weight: number | {readonly min: number; readonly max: number};
  /** Axes to pin, other than weight. */
  readonly axes?: Readonly<Record<string, number>>;
  /** Limit for the web font, in bytes. */
  readonly maxBytes: number;
  readonly fallbacks: readonly Fallback[];
}

/** System fonts, scaled to the width of a typeface, that show its text until the font has loaded. */
interface Fallback {
  /** The heaviest weight of the typeface that this imitates. */
  readonly weight: number;
  readonly localFonts: readonly string[];
  /**
   * Width of the site's text in the typeface, divided by its width in Arial. e2e/fonts.spec.ts measures the swap that
   * this is for.
   */
  readonly sizeAdjust: number;
  /** The characters that it's for, such as figures, which can differ more than letters. All by default. */
  readonly unicodeRange?: string;
}

export type TypefaceName = 'headline' | 'text';

/** Font files of the packages, as published. */
export type FontSources = Readonly<Record<TypefaceName, Buffer>>;

const BASIC_LATIN = range(0x20, 0x7e);

/** All except Roboto (Android) have Arial's widths within one percent. */
const REGULAR_FONTS = ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'];

/** Bold cuts by full name and by PostScript name, because browsers differ in which they match; then families. */
const BOLD_FONTS = [
  ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  ...['Helvetica Neue Bold', 'HelveticaNeue-Bold', 'Roboto Bold', 'Roboto-Bold'],
  ...REGULAR_FONTS,
];

export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  headline: {
    family: 'Headline',
    // The opsz file, because it allows pinning the optical size.
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // Signs of code are left out because code in a headline is monospaced, and accented letters that English doesn't
    // borrow, because kerning doubles what a letter takes. The font has no left and right arrows.
    characters: [
      ...BASIC_LATIN.filter((sign) => !'\\^`{|}~'.includes(sign)),
      'àáâäåçèéêëíïñóôöøúüÅÉÖ',
      '\u00a0‘’“”–—…·•×−°€£©®↑↓',
    ].join(''),
    // Kerning, and tabular figures for prices and scores.
    features: ['kern', 'tnum'],
    weight: 700,
    // The wght-only file is cut for 14 px text and looks loose in a headline; at 96, letters touch under our -0.03em
    // tracking. 48 is tight but still open in a 20 px heading.
    axes: {opsz: 48},
    // It's preloaded. With its headers it fits the 14,600 bytes that a server sends before it waits for an answer.
    maxBytes: 13_500,
    fallbacks: [
      {weight: 700, localFonts: BOLD_FONTS, sizeAdjust: 0.978},
      // Its figures are far wider than Arial's, and a price has nothing else.
      {weight: 700, localFonts: BOLD_FONTS, sizeAdjust: 1.084, unicodeRange: 'U+24-25, U+2F-39'},
    ],
  },
  text: {
    family: 'Text',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    characters: [...BASIC_LATIN, ...range(0xa0, 0xff), '‘’‚“”„‹›–—…•−€™'].join(''),
    // Its figures are tabular without a feature.
    features: ['kern'],
    weight: {min: 400, max: 700},
    maxBytes: 18_000,
    fallbacks: [
      {weight: 400, localFonts: REGULAR_FONTS, sizeAdjust: 1.004},
      {weight: 700, localFonts: BOLD_FONTS, sizeAdjust: 0.947},
      {weight: 700, localFonts: BOLD_FONTS, sizeAdjust: 1.007, unicodeRange: 'U+24, U+30-39'},
    ],
  },
};

/** A font at one weight, for measuring text and drawing it as outlines. */
interface StaticFont {
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
  const {headline} = typefaces;
  return {
    bold: await staticFont(source, headline, 700),
    semibold: await staticFont(source, headline, 600),
  };
}

/** Cuts a typeface's characters at one weight out of its source. */
export async function staticFont(
  source: Buffer,
  {file, characters, features, axes}: Typeface,
  weight: number,
): Promise<StaticFont> {
  const bytes = await subsetFont(source, characters, {
    targetFormat: 'truetype',
    variationAxes: {...axes, wght: weight},
    keepFeatures: features,
    noHinting: true,
  });
  return {bytes, font: openFont(bytes, file)};
}

function openFont(bytes: Buffer, file: string): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
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
 * Builds the web fonts, a stylesheet that declares them, and one that declares their fallbacks.
 *
 * @returns the files, and each font's path on the site
 * @throws when the fonts exceed their limits
 */
export async function fontFiles(
  sources: FontSources,
): Promise<{paths: Record<TypefaceName, string>; files: Files}> {
  const fonts = {
    headline: await webFont(sources.headline, typefaces.headline),
    text: await webFont(sources.text, typefaces.text),
  };
  const sheet = (rules: 'css' | 'fallbackCss') =>
    ['/* Written by scripts/assets.ts. */', fonts.headline[rules], fonts.text[rules]].join('\n');
  return {
    paths: {headline: fonts.headline.path, text: fonts.text.path},
    files: {
      [served(fonts.headline.path)]: fonts.headline.bytes,
      [served(fonts.text.path)]: fonts.text.bytes,
      'fonts.css': sheet('css'),
      'font-fallbacks.css': sheet('fallbackCss'),
    },
  };
}

async function webFont(source: Buffer, typeface: Typeface) {
  const {family, file, characters, features, weight, axes, maxBytes} = typeface;
  const bytes = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: {...axes, wght: weight},
    keepFeatures: features,
    noHinting: true,
    // Describes styles to the font menus of design tools.
    dropTables: ['STAT'],
  });
  if (bytes.length > maxBytes) {
    throw new Error(
      `The ${family} font has ${bytes.length} bytes, above its limit of ${maxBytes}: ` +
        'remove characters from its typeface in scripts/assets/fonts.ts',
    );
  }
  const path = `/fonts/${family.toLowerCase()}.${hash8(bytes)}.woff2`;
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
  const font = openFont(source, file);
  const css = `@font-face {
  font-family: ${family};
  font-weight: ${weights};
  font-display: optional;
  src: url('${path}') format('woff2');
}
`;
  const fallbackCss = typeface.fallbacks
    .map((fallback) => fallbackFace(family, font, fallback))
    .join('');
  return {bytes, path, css, fallbackCss};
}

/**
 * Returns a `@font-face` rule for a fallback. `size-adjust` also scales the overrides, so they're divided by it to end
 * up as the font's own ascent and descent, which makes lines as high as with the font.
 */
function fallbackFace(family: string, font: Font, fallback: Fallback): string {
  const {weight, localFonts, sizeAdjust, unicodeRange} = fallback;
  const share = (units: number) => percent(Math.abs(units) / font.unitsPerEm / sizeAdjust);
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weight};
  src: ${localFonts.map((name) => `local('${name}')`).join(', ')};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(font.descent)};
  line-gap-override: ${share(font.lineGap)};
  size-adjust: ${percent(sizeAdjust)};${unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ''}
}
`;
}

const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

function range(first: number, last: number): string[] {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}

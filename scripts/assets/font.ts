import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';

/** The headline font's file, as a module to resolve. The opsz file, because it lets us choose the cut. */
export const FONT_FILE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/**
 * The optical size we pin. The wght-only file is cut for 14 px text and looks loose in a headline;
 * at 96 the letters touch under our -0.03em tracking. 48 is tight and still open in a 20 px heading.
 */
const OPTICAL_SIZE = 48;

export const WEIGHT_RANGE = {min: 500, max: 800} as const;

/** Kerning, and figures of equal width for prices and scores. */
const FEATURES = ['kern', 'tnum'];

const MAX_BYTES = 30_720;

/**
 * What a headline may contain: Basic Latin, Latin-1's accented letters, the signs a price or a quotation needs.
 * The font has no arrows to the left and right.
 */
export const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...'\u00a0‘’“”«»¡¿–—…·•×−°€£©®↑↓',
].join('');

/** The variable font served to browsers. Throws when it outgrows its budget of 30 KB. */
export async function webFont(source: Buffer): Promise<Buffer> {
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: WEIGHT_RANGE, opsz: OPTICAL_SIZE},
    keepFeatures: FEATURES,
    noHinting: true,
  });
  if (font.length > MAX_BYTES) {
    throw new Error(
      `The headline font is ${font.length} bytes, over its budget of ${MAX_BYTES}: ` +
        'take characters out of CHARACTERS or narrow WEIGHT_RANGE in scripts/assets/font.ts',
    );
  }
  return font;
}

/** The font at one weight, for measuring and for drawing text as outlines. */
export async function staticFont(source: Buffer, weight: number): Promise<Font> {
  const bytes = await subsetFont(source, CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: {wght: weight, opsz: OPTICAL_SIZE},
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${FONT_FILE} is a collection, not a font`);
  return font;
}

function range(first: number, last: number): string[] {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}

import {meanWidth} from './letters';

/** What the fallback has to imitate. All in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Negative: below the baseline. */
  readonly descent: number;
  readonly lineGap: number;
  readonly widthOf: (character: string) => number;
}

/**
 * Arial Bold. Vertical metrics from its `hhea` table, widths from its `hmtx` table; Liberation Sans Bold,
 * which is built to the same widths, gives the same figures. Headlines are bold, so the bold cut is imitated.
 */
// prettier-ignore
const ARIAL_BOLD_WIDTHS: Readonly<Record<string, number>> = {
  ' ': 569, a: 1139, b: 1251, c: 1139, d: 1251, e: 1139, f: 682, g: 1251, h: 1251, i: 569,
  j: 569, k: 1139, l: 569, m: 1821, n: 1251, o: 1251, p: 1251, q: 1251, r: 797, s: 1139,
  t: 682, u: 1251, v: 1139, w: 1593, x: 1139, y: 1139, z: 1024,
};

export const arialBold: FontMetrics = {
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  widthOf: (character) => {
    const width = ARIAL_BOLD_WIDTHS[character];
    if (width === undefined) throw new Error(`No Arial width for ${JSON.stringify(character)}`);
    return width;
  },
};

/** Fractions of the font size, for the `@font-face` descriptors of the same names. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/**
 * How to draw `fallback` so that it takes the room of `font`: the same mean width and the same line box.
 * The overrides are divided by `sizeAdjust` because browsers multiply them by it.
 */
export function fallbackMetrics(font: FontMetrics, fallback: FontMetrics): FallbackMetrics {
  const sizeAdjust =
    meanWidth(font.widthOf) / font.unitsPerEm / (meanWidth(fallback.widthOf) / fallback.unitsPerEm);
  const scale = font.unitsPerEm * sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: font.ascent / scale,
    descentOverride: Math.abs(font.descent) / scale,
    lineGapOverride: font.lineGap / scale,
  };
}

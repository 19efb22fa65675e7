import {EMBER_PATH, MARK_SIZE, markPaths, STEPS_PATH, type MarkColors} from './mark';
import type {Palette} from './palette';
import {escapeXml, round} from './svg';

/** The mark's weight lies right of its middle, so centring moves it left by this share of its size. */
const OPTICAL_SHIFT = 0.03;

export interface Tile {
  readonly background: string;
  readonly colors: MarkColors;
  /** Size of the mark as a share of the tile. */
  readonly markShare: number;
  /** Corner radius as a share of the tile. */
  readonly radius: number;
}

/** A square tile with the mark in its middle, as SVG, `size` pixels wide. */
export function tileSvg(size: number, {background, colors, markShare, radius}: Tile): string {
  const mark = size * markShare;
  const top = (size - mark) / 2;
  const left = top - mark * OPTICAL_SHIFT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${round(size * radius)}" fill="${background}"/>` +
    `<g transform="translate(${round(left)} ${round(top)}) scale(${mark / MARK_SIZE})">` +
    `${markPaths(colors)}</g></svg>`
  );
}

/** The mark on nothing, `size` pixels wide. */
export function bareSvg(size: number, colors: MarkColors): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${markPaths(colors)}</svg>`
  );
}

/** The favicon: the mark, in the colours of whichever theme the visitor's system shows. */
export function faviconSvg(name: string, light: Palette, dark: Palette): string {
  const rules = ({ink, accent}: Palette) => `.steps{fill:${ink}}.ember{fill:${accent}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">` +
    `<title>${escapeXml(name)}</title>` +
    `<style>${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}</style>` +
    `<path class="steps" d="${STEPS_PATH}"/><path class="ember" d="${EMBER_PATH}"/></svg>\n`
  );
}

import type {Font} from 'fontkit';

import {EMBER_PATH, MARK_SIZE, STEPS_PATH} from '../../src/components/Art/mark';
import {escapeHtml} from '../../src/lib/text';
import {served, toPng, type Files} from './files';
import {assertDrawable} from './fonts';
import type {Palette} from './palette';

const TRACKING_EM = -0.03;
/** Space between mark and wordmark, in grid units. */
const GAP = 10;
/** Scale of the files: the mark is 64 px high. */
const PIXELS_PER_UNIT = 2;
const PNG_SCALE = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Geometry of the logo. The mark is at 0,0 and 32 units high; its lower edge is the baseline. */
export interface Logo {
  readonly name: string;
  readonly viewBox: ViewBox;
  readonly markViewBox: ViewBox;
  readonly markPaths: {readonly steps: string; readonly ember: string};
  readonly wordmarkPath: string;
}

export interface LogoColors {
  readonly steps: string;
  readonly ember: string;
  readonly wordmark: string;
}

/** Returns the logo's colors on the palette's paper. */
export function logoColors({ink, accent}: Palette): LogoColors {
  return {steps: ink, ember: accent, wordmark: ink};
}

export function monochrome(color: string): LogoColors {
  return {steps: color, ember: color, wordmark: color};
}

/**
 * Sets the name in bold next to the mark.
 *
 * @throws when the font lacks a character of the name
 */
export function drawLogo(name: string, bold: Font): Logo {
  assertDrawable(name, bold);
  // The mark is as high as the wordmark's ascenders.
  const ascender = -outline('l', bold, 1000).box.top / 1000;
  const size = MARK_SIZE / ascender;
  // Subtracting the first letter's side bearing keeps the gap equal for every name.
  const bearing = outline(name, bold, size).box.left;
  const wordmark = outline(name, bold, size, {x: MARK_SIZE + GAP - bearing, y: MARK_SIZE});
  const mark = {left: 0, top: 0, right: MARK_SIZE, bottom: MARK_SIZE};
  return {
    name,
    viewBox: enclosing([mark, wordmark.box]),
    markViewBox: enclosing([mark]),
    markPaths: {steps: STEPS_PATH, ember: EMBER_PATH},
    wordmarkPath: wordmark.d,
  };
}

/** Renders mark and wordmark as an SVG file titled with the name. */
export function logoSvg(logo: Logo, colors: LogoColors): string {
  const wordmark = `<path fill="${colors.wordmark}" d="${logo.wordmarkPath}"/>`;
  return svgFile(logo.name, logo.viewBox, markPaths(colors) + wordmark);
}

/** Renders the mark alone as an SVG file titled with the name. */
export function markSvg(logo: Logo, colors: LogoColors): string {
  return svgFile(logo.name, logo.markViewBox, markPaths(colors));
}

/** Returns the mark's two paths, to place inside an `<svg>` or a `<g>`. */
export function markPaths({steps, ember}: LogoColors): string {
  return `<path fill="${steps}" d="${STEPS_PATH}"/><path fill="${ember}" d="${EMBER_PATH}"/>`;
}

/** Builds every variant of logo and mark for /brand, and the geometry for the inline logo. */
export async function brandFiles(logo: Logo, light: Palette, dark: Palette): Promise<Files> {
  const variants: Record<string, LogoColors> = {
    '': logoColors(light),
    '-dark': logoColors(dark),
    '-mono-black': monochrome('#000000'),
    '-mono-white': monochrome('#ffffff'),
  };
  const files: Files = {'logo.json': `${JSON.stringify(logo, null, 2)}\n`};
  for (const [suffix, colors] of Object.entries(variants)) {
    const svg = logoSvg(logo, colors);
    files[served(`/brand/logo${suffix}.svg`)] = svg;
    files[served(`/brand/mark${suffix}.svg`)] = markSvg(logo, colors);
    if (!suffix.includes('mono')) {
      files[served(`/brand/logo${suffix}.png`)] = await toPng(svg, PNG_SCALE);
    }
  }
  return files;
}

/** Rounds a coordinate to two decimals. */
export const round = (value: number): number => Number(value.toFixed(2));

/** Outlines a kerned line of text. Returns its path and ink box; y grows downward. */
function outline(text: string, font: Font, size: number, origin = {x: 0, y: 0}) {
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  const box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  let d = '';
  let {x} = origin;
  glyphs.forEach((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x, origin.y);
    if (path.commands.length > 0) {
      const {minX, minY, maxX, maxY} = path.bbox;
      box.left = Math.min(box.left, minX);
      box.top = Math.min(box.top, minY);
      box.right = Math.max(box.right, maxX);
      box.bottom = Math.max(box.bottom, maxY);
      d += path.toSVG();
    }
    x += (positions[index]?.xAdvance ?? 0) * scale + TRACKING_EM * size;
  });
  return {d, box};
}

/** Returns the smallest box on a grid of 0.01 units that contains all given boxes. */
function enclosing(boxes: readonly Box[]): ViewBox {
  const down = (value: number) => round(Math.floor(value * 100) / 100);
  const up = (value: number) => round(Math.ceil(value * 100) / 100);
  const x = down(Math.min(...boxes.map(({left}) => left)));
  const y = down(Math.min(...boxes.map(({top}) => top)));
  const right = up(Math.max(...boxes.map((box) => box.right)));
  const bottom = up(Math.max(...boxes.map((box) => box.bottom)));
  return {x, y, width: round(right - x), height: round(bottom - y)};
}

function svgFile(title: string, {x, y, width, height}: ViewBox, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${round(width * PIXELS_PER_UNIT)}" height="${round(height * PIXELS_PER_UNIT)}">` +
    `<title>${escapeHtml(title)}</title>${content}</svg>\n`
  );
}

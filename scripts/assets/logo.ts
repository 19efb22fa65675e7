import type {Font} from 'fontkit';

import {served, toPng, type Files} from './files';
import {assertDrawable} from './fonts';
import type {Palette} from './palette';

/**
 * The mark: two steps and a half disc, cold, warm and hot, each twice as high as the one before.
 * Every edge of the 32 unit grid falls on a whole pixel at 16 px and at 32 px.
 */
export const MARK_SIZE = 32;

/** The two steps, in ink. */
export const STEPS_PATH = 'M0 24h6v8H0zM8 16h6v16H8z';

/** The half disc, in ember. */
export const EMBER_PATH = 'M16 0a16 16 0 0 1 0 32z';

const TRACKING_EM = -0.03;
/** Room between mark and wordmark, in units of the mark's grid. */
const GAP = 10;
/** Size of the written files: the mark is 64 px high. */
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

/** The logo's geometry. The mark is at 0,0 and 32 units high; its lower edge is the baseline. */
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

/** The logo's colors on the palette's paper. */
export function logoColors({ink, accent}: Palette): LogoColors {
  return {steps: ink, ember: accent, wordmark: ink};
}

export function monochrome(color: string): LogoColors {
  return {steps: color, ember: color, wordmark: color};
}

/**
 * Sets the name in bold beside the mark.
 *
 * @throws when the font lacks a character of the name
 */
export function drawLogo(name: string, bold: Font): Logo {
  assertDrawable(name, bold);
  // The mark is as high as the wordmark's ascenders.
  const ascender = -outline('l', bold, 1000).box.top / 1000;
  const size = MARK_SIZE / ascender;
  // Without the first letter's own side bearing, the gap is the same for every name.
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

/** Mark and wordmark as an SVG file, with the name as its title. */
export function logoSvg(logo: Logo, colors: LogoColors): string {
  const wordmark = `<path fill="${colors.wordmark}" d="${logo.wordmarkPath}"/>`;
  return svgFile(logo.name, logo.viewBox, markPaths(colors) + wordmark);
}

/** The mark alone as an SVG file, with the name as its title. */
export function markSvg(logo: Logo, colors: LogoColors): string {
  return svgFile(logo.name, logo.markViewBox, markPaths(colors));
}

/** The mark's two paths, to be placed inside an `<svg>` or a `<g>`. */
export function markPaths({steps, ember}: LogoColors): string {
  return `<path fill="${steps}" d="${STEPS_PATH}"/><path fill="${ember}" d="${EMBER_PATH}"/>`;
}

/** Logo and mark in every variant that /brand offers, and the geometry for the inline logo. */
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

/** Makes text safe inside SVG text and attribute values. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A coordinate with at most two decimals. */
export const round = (value: number): number => Number(value.toFixed(2));

/** A kerned line of text as a path, and what its ink covers; y grows downwards. */
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

/** The smallest box on a grid of 0.01 units that holds all the given boxes. */
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
    `<title>${escapeXml(title)}</title>${content}</svg>\n`
  );
}

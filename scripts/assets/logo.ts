import type {Font} from 'fontkit';
import {EMBER_PATH, MARK_SIZE, markPaths, STEPS_PATH, type MarkColors} from './mark';
import {outlineText} from './outline';
import {enclosing, escapeXml, round, viewBoxAttribute, type ViewBox} from './svg';

/** Height of the "l" over the baseline, in em: the mark is as high as the wordmark's ascenders. */
const REFERENCE_LETTER = 'l';
const TRACKING = -0.03;
/** Room between mark and wordmark, in units of the 32 unit grid. */
const GAP = 10;
/** Default size of the written files: the mark 64 px high. */
const PIXELS_PER_UNIT = 2;

/** The logo's geometry. The mark stands at 0,0 and is 32 units high; the baseline is its lower edge. */
export interface Logo {
  readonly name: string;
  readonly viewBox: ViewBox;
  readonly markViewBox: ViewBox;
  readonly markPaths: {readonly steps: string; readonly ember: string};
  readonly wordmarkPath: string;
}

export interface LogoColors extends MarkColors {
  readonly wordmark: string;
}

/** Sets the name in the headline font at 700 beside the mark. */
export function drawLogo(name: string, font: Font): Logo {
  const ascender = -outlineText(REFERENCE_LETTER, {font, size: 1000}).box.top / 1000;
  const style = {font, size: MARK_SIZE / ascender, tracking: TRACKING};
  // The first letter's own side bearing is taken off, so that the gap is the same for every name.
  const bearing = outlineText(name, style).box.left;
  const wordmark = outlineText(name, {
    ...style,
    origin: {x: MARK_SIZE + GAP - bearing, y: MARK_SIZE},
  });
  const mark = {left: 0, top: 0, right: MARK_SIZE, bottom: MARK_SIZE};
  return {
    name,
    viewBox: enclosing(mark, wordmark.box),
    markViewBox: enclosing(mark),
    markPaths: {steps: STEPS_PATH, ember: EMBER_PATH},
    wordmarkPath: wordmark.d,
  };
}

/** Mark and wordmark as an SVG file, with the name as its title. */
export function logoSvg(logo: Logo, colors: LogoColors): string {
  return svgFile(logo.name, logo.viewBox, logoPaths(logo, colors));
}

/** The mark alone as an SVG file, with the name as its title. */
export function markSvg(logo: Logo, colors: MarkColors): string {
  return svgFile(logo.name, logo.markViewBox, markPaths(colors));
}

/** The logo's paths, to be placed inside an `<svg>` or a `<g>`. */
export function logoPaths(logo: Logo, colors: LogoColors): string {
  return `${markPaths(colors)}<path fill="${colors.wordmark}" d="${logo.wordmarkPath}"/>`;
}

function svgFile(title: string, viewBox: ViewBox, content: string): string {
  const size = (units: number) => round(units * PIXELS_PER_UNIT);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${viewBoxAttribute(viewBox)}" ` +
    `width="${size(viewBox.width)}" height="${size(viewBox.height)}">` +
    `<title>${escapeXml(title)}</title>${content}</svg>\n`
  );
}

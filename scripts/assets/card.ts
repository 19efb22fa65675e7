import type {Font} from 'fontkit';
import {heatBar} from './heatBar';
import {logoPaths, type Logo} from './logo';
import {MARK_SIZE} from './mark';
import {outlineText, textWidth, type TextStyle} from './outline';
import {logoColors, type Palette} from './palette';
import {round} from './svg';
import {wrapBalanced} from './wrap';

/** The size that Open Graph readers expect, in pixels. */
export const CARD = {width: 1200, height: 630} as const;

const MARGIN = 80;
const CONTENT = CARD.width - 2 * MARGIN;

const LABEL = {size: 25, tracking: 0.07, baseline: 93};
const HEADLINE = {largest: 132, smallest: 60, step: 2, lineHeight: 0.98, tracking: -0.035};
/** The headline's room: from the label to the heat bar. */
const HEADLINE_TOP = 124;
const HEADLINE_BOTTOM = 424;
const HEAT_BAR = {x: MARGIN, y: 476, width: CONTENT, height: 10, value: 0.9};
const FOOTER = {baseline: 566, logoScale: 1.12, domainSize: 26, gap: 48};

export interface Card {
  /** Where the site serves it. */
  readonly path: string;
  /** Small caps line above the headline. */
  readonly label: string;
  readonly headline: string;
}

export interface CardStyle {
  readonly palette: Palette;
  readonly logo: Logo;
  readonly domain: string;
  /** The headline font at 700. */
  readonly bold: Font;
  /** The headline font at 600, for label and domain. */
  readonly semibold: Font;
}

/**
 * A social card as SVG. All text is outlines, so it looks the same on every machine.
 *
 * @throws when the label or the headline does not fit, or has a character that the font lacks.
 */
export function cardSvg({label, headline}: Omit<Card, 'path'>, style: CardStyle): string {
  const {palette, semibold} = style;
  const labelStyle = {font: semibold, size: LABEL.size, tracking: LABEL.tracking};
  const capitals = label.toUpperCase();
  if (textWidth(capitals, labelStyle) > CONTENT) {
    throw new Error(`"${label}" is too long for a social card`);
  }
  const smallCaps = alongMargin(capitals, LABEL.baseline, labelStyle);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${palette.paper}"/>` +
    `<path fill="${palette.accentText}" d="${smallCaps}"/>` +
    headlinePaths(headline, style) +
    heatBar(HEAT_BAR, palette) +
    footer(style) +
    '</svg>'
  );
}

/** The largest size at which the balanced lines fit the room. Throws when even the smallest is too large. */
export function fitHeadline(headline: string, font: Font): {size: number; lines: string[]} {
  const widthAtOnePixel = memoized((line: string) =>
    textWidth(line, {font, size: 1, tracking: HEADLINE.tracking}),
  );
  for (let size = HEADLINE.largest; size >= HEADLINE.smallest; size -= HEADLINE.step) {
    const widthOf = (line: string) => widthAtOnePixel(line) * size;
    const lines = headline.split('\n').flatMap((part) => wrapBalanced(part, CONTENT, widthOf));
    const height = lines.length * size * HEADLINE.lineHeight;
    if (height <= HEADLINE_BOTTOM - HEADLINE_TOP && lines.every((line) => widthOf(line) <= CONTENT))
      return {size, lines};
  }
  throw new Error(`"${headline}" is too long for a social card`);
}

/** Shaping a line is slow, and wrapping asks for the same lines at every size. */
function memoized(widthOf: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>();
  return (line) => {
    const width = known.get(line) ?? widthOf(line);
    known.set(line, width);
    return width;
  };
}

function headlinePaths(headline: string, {bold, palette}: CardStyle): string {
  const {size, lines} = fitHeadline(headline, bold);
  const lineHeight = size * HEADLINE.lineHeight;
  return lines
    .map((line, index) => {
      const baseline = HEADLINE_TOP + size * 0.8 + index * lineHeight;
      return alongMargin(line, baseline, {font: bold, size, tracking: HEADLINE.tracking});
    })
    .map((d) => `<path fill="${palette.ink}" d="${d}"/>`)
    .join('');
}

/** Ink, not side bearing, stands on the margin: at these sizes the difference is seen. */
function alongMargin(text: string, baseline: number, style: TextStyle): string {
  const x = MARGIN - outlineText(text, style).box.left;
  return outlineText(text, {...style, origin: {x, y: baseline}}).d;
}

/** Logo left, domain right; both shrink together when a long name needs the room. */
function footer({palette, logo, domain, semibold}: CardStyle): string {
  const domainStyle = {font: semibold, size: FOOTER.domainSize};
  const natural = logo.viewBox.width * FOOTER.logoScale + textWidth(domain, domainStyle);
  const shrink = Math.min(1, (CONTENT - FOOTER.gap) / natural);
  const size = FOOTER.domainSize * shrink;
  const width = textWidth(domain, {...domainStyle, size});
  const origin = {x: CARD.width - MARGIN - width, y: FOOTER.baseline};
  const scale = FOOTER.logoScale * shrink;
  const top = FOOTER.baseline - MARK_SIZE * scale;
  return (
    `<g transform="translate(${MARGIN} ${round(top)}) scale(${round(scale)})">` +
    `${logoPaths(logo, logoColors(palette))}</g>` +
    `<path fill="${palette.muted}" d="${outlineText(domain, {...domainStyle, size, origin}).d}"/>`
  );
}

/** @jsxRuntime automatic */
import type {Font} from 'fontkit';
import type {ReactNode} from 'react';
import satori from 'satori';

import {served, toPalettePng, type Files} from './files';
import {assertDrawable, type HeadlineFonts} from './fonts';
import {logoColors, logoSvg, type Logo} from './logo';
import type {Palette} from './palette';

/** Size of Open Graph images, in CSS pixels. */
const CARD = {width: 1200, height: 630} as const;

/** Apps that show link previews load an image of up to 60 KB right away. */
const MAX_BYTES = 60 * 1024;

const MARGIN = 80;
const CONTENT = CARD.width - 2 * MARGIN;
const LABEL = {fontSize: 25, letterSpacing: 1.75};
const HEADLINE = {largest: 132, smallest: 60, step: 2, height: 300, lineHeight: 0.98, em: -0.035};
const FOOTER = {gap: 48, logoHeight: 36, fontSize: 26};
/** Positions of the heat scale's colors and of the tick on the bar, in percent. */
const HEAT_STOPS = [0, 50, 80, 100];
const TICK = 90;

export interface Card {
  /** Path on the site. */
  readonly path: string;
  /** Small caps line above the headline. */
  readonly label: string;
  readonly headline: string;
}

export interface CardStyle {
  readonly palette: Palette;
  readonly logo: Logo;
  readonly domain: string;
  readonly fonts: HeadlineFonts;
}

/** Renders social cards as files. Throws with the card's path when it can't be drawn or is too large. */
export async function cardFiles(cards: readonly Card[], style: CardStyle): Promise<Files> {
  // The image library compresses on threads of its own.
  const files = cards.map(async (card) => {
    try {
      const png = await toPalettePng(await cardSvg(card, style));
      if (png.length > MAX_BYTES) throw new Error(`${png.length} bytes, over ${MAX_BYTES}`);
      return [served(card.path), png] as const;
    } catch (error) {
      throw new Error(`Card ${card.path}: ${String(error)}`, {cause: error});
    }
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Renders a social card as SVG. All text is outlines, so it looks the same on every machine.
 *
 * @throws when the label or the headline doesn't fit or contains a character that the font lacks
 */
export async function cardSvg(card: Omit<Card, 'path'>, style: CardStyle): Promise<string> {
  const {fonts, palette, logo, domain} = style;
  const label = card.label.toUpperCase();
  assertDrawable(label + card.headline.replaceAll('\n', '') + domain, fonts.bold.font);
  if (
    widthOf(label, fonts.semibold.font) * LABEL.fontSize + label.length * LABEL.letterSpacing >
    CONTENT
  ) {
    throw new Error(`"${card.label}" is too long for a social card`);
  }
  const size = headlineSize(card.headline, fonts.bold.font);
  const bearing = leastBearing(card.headline, fonts.bold.font) * size;
  const logoWidth = (logo.viewBox.width / logo.markViewBox.height) * FOOTER.logoHeight;
  const domainWidth = widthOf(domain, fonts.semibold.font) * FOOTER.fontSize;
  // A long name and a long domain shrink together.
  const shrink = Math.min(1, (CONTENT - FOOTER.gap) / (logoWidth + domainWidth));
  const logoBox = {
    width: logoWidth * shrink,
    height: (logo.viewBox.height / logo.markViewBox.height) * FOOTER.logoHeight * shrink,
  };
  const source = Buffer.from(logoSvg(logo, logoColors(palette))).toString('base64');
  return satori(
    <div
      style={{
        ...CARD,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        padding: `72px ${MARGIN}px 64px`,
        background: palette.paper,
        color: palette.ink,
        fontFamily: 'Headline',
        fontWeight: 600,
      }}>
      <div style={{...LABEL, color: palette.accentText}}>{label}</div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          height: HEADLINE.height,
          margin: `20px 0 52px ${-bearing}px`,
          fontSize: size,
          fontWeight: 700,
          letterSpacing: size * HEADLINE.em,
          lineHeight: HEADLINE.lineHeight,
        }}>
        {card.headline.split('\n').map((part) => (
          <div key={part} style={{textWrap: 'balance'}}>
            {part}
          </div>
        ))}
      </div>
      <HeatBar palette={palette} />
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          marginTop: 44,
        }}>
        <img src={`data:image/svg+xml;base64,${source}`} alt="" {...logoBox} />
        <div style={{color: palette.muted, fontSize: FOOTER.fontSize * shrink, marginBottom: -8}}>
          {domain}
        </div>
      </div>
    </div>,
    {
      ...CARD,
      fonts: [
        {name: 'Headline', data: fonts.bold.bytes, weight: 700},
        {name: 'Headline', data: fonts.semibold.bytes, weight: 600},
      ],
    },
  );
}

function HeatBar({palette}: {readonly palette: Palette}): ReactNode {
  const stops = palette.heat.map((color, index) => `${color} ${HEAT_STOPS[index]}%`).join(', ');
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        height: 10,
        borderRadius: 5,
        backgroundImage: `linear-gradient(90deg, ${stops})`,
      }}>
      <div
        style={{
          position: 'absolute',
          top: -13,
          left: `${TICK - 0.8}%`,
          width: 7,
          height: 36,
          borderLeft: `5px solid ${palette.paper}`,
          borderRight: `5px solid ${palette.paper}`,
          background: palette.ink,
        }}
      />
    </div>
  );
}

/**
 * Returns the largest size in pixels at which the headline fits.
 *
 * @throws when even the smallest size doesn't fit
 */
export function headlineSize(headline: string, font: Font): number {
  const spaceWidth = widthOf(' ', font) + HEADLINE.em;
  const parts = headline
    .split('\n')
    .map((part) =>
      part.split(/\s+/).map((word) => widthOf(word, font) + word.length * HEADLINE.em),
    );
  for (let size = HEADLINE.largest; size >= HEADLINE.smallest; size -= HEADLINE.step) {
    // Slightly less than the available width, because satori rounds.
    const room = (CONTENT - 2) / size;
    const lines = parts.reduce((sum, words) => sum + lineCount(words, spaceWidth, room), 0);
    if (lines * size * HEADLINE.lineHeight <= HEADLINE.height) return size;
  }
  throw new Error(`"${headline}" is too long for a social card`);
}

/** Returns the number of lines for words of these widths; Infinity when a word is wider than a line. */
function lineCount(words: readonly number[], space: number, room: number): number {
  let lines = 1;
  let width = -space;
  for (const word of words) {
    if (word > room) return Infinity;
    if (width + space + word > room) {
      lines += 1;
      width = word;
    } else {
      width += space + word;
    }
  }
  return lines;
}

/**
 * Returns the smallest left side bearing of any word at a font size of 1. Shifting the headline by it aligns ink
 * instead of empty space with the margin; at these sizes the difference is visible.
 */
function leastBearing(headline: string, font: Font): number {
  const first = headline.split(/\s+/).flatMap((word) => font.layout(word).glyphs.slice(0, 1));
  return Math.min(...first.map(({bbox}) => bbox.minX)) / font.unitsPerEm;
}

function widthOf(text: string, font: Font): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

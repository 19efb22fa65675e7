import type {Palette} from './palette';
import {round} from './svg';

export interface HeatBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the tick stands: 0 cold, 1 blaze. */
  readonly value: number;
}

/** Where each colour of the heat scale stands on the bar: half of it is still cold to warm. */
const STOPS = [0, 0.5, 0.8, 1];
/** The tick, in heights of the bar. */
const TICK_WIDTH = 0.7;
const TICK_HEIGHT = 3.6;
/** Paper around the tick, so that it stands clear of the bar. */
const TICK_MARGIN = 0.5;

/** The product's signature as SVG: the heat scale as a bar, with an ink tick at a value. */
export function heatBar({x, y, width, height, value}: HeatBar, palette: Palette): string {
  const stops = palette.heat
    .map((color, index) => `<stop offset="${STOPS[index]}" stop-color="${color}"/>`)
    .join('');
  const tick = (margin: number, fill: string) => {
    const tickWidth = height * (TICK_WIDTH + 2 * margin);
    const tickHeight = height * TICK_HEIGHT;
    const left = x + width * value - tickWidth / 2;
    const top = y + height / 2 - tickHeight / 2;
    return (
      `<rect x="${round(left)}" y="${round(top)}" width="${round(tickWidth)}" ` +
      `height="${round(tickHeight)}" rx="${margin ? 0 : round(tickWidth / 2)}" fill="${fill}"/>`
    );
  };
  return (
    `<linearGradient id="heat">${stops}</linearGradient>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="url(#heat)"/>` +
    tick(TICK_MARGIN, palette.paper) +
    tick(0, palette.ink)
  );
}

import {heatOf} from '../../src/components/HeatBar/heat';
import type {MenuLabel} from '../../src/data/header';
import {served, type Files} from './files';
import type {Palette} from './palette';

/** The figures that the pictures show. */
export interface MenuFigures {
  /** Lead scores, from 0 to 100. */
  readonly scores: readonly number[];
  /** Founding spots. */
  readonly spots: {readonly taken: number; readonly total: number};
}

const WIDTH = 176;
const HEIGHT = 320;
const MARGIN = 24;
const SPOT_COLUMNS = 8;
const SPOT_ROWS = 16;
/** The lengths of the lines of a code sample, indented by their first number. */
const CODE = [
  [0, 62],
  [0, 104],
  [12, 80],
  [12, 56],
  [12, 92],
  [0, 18],
  [0, 74],
  [0, 40],
] as const;

/** Returns the picture of each menu, which a menu loads when it opens. They're on ink, so both themes share them. */
export function menuFiles({scores, spots}: MenuFigures, dark: Palette): Files {
  const pictures = {
    Product: leads(scores, dark),
    Company: spotsMap(spots.taken / spots.total, dark),
    Resources: code(dark),
  } satisfies Record<MenuLabel, string>;
  return Object.fromEntries(
    Object.entries(pictures).map(([label, marks]) => [
      served(`/menus/${label.toLowerCase()}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round">` +
        `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="${dark.paper}"/>${marks}</svg>\n`,
    ]),
  );
}

/** Each lead on the heat scale, hottest first. */
function leads(scores: readonly number[], {ink, muted, heat}: Palette): string {
  const length = WIDTH - 2 * MARGIN;
  const step = (HEIGHT - 2 * MARGIN) / scores.length;
  const [cold, warm, hot] = heat;
  const colors = {Cold: cold, Warm: warm, Hot: hot};
  return [...scores]
    .sort((a, b) => b - a)
    .map((score, row) => {
      const y = Math.round(MARGIN + (row + 0.5) * step);
      const x = MARGIN + Math.round((score / 100) * length);
      return (
        `<path stroke="${muted}" stroke-opacity=".35" stroke-width="6" d="M${MARGIN} ${y}h${length}"/>` +
        `<path stroke="${colors[heatOf(score)]}" stroke-width="6" d="M${MARGIN} ${y}H${x}"/>` +
        `<path stroke="${ink}" stroke-width="3" d="M${x} ${y - 9}v18"/>`
      );
    })
    .join('');
}

/** A dot for each of equal parts of the founding spots: taken, next, or free. */
function spotsMap(takenShare: number, {ink, muted, accent}: Palette): string {
  const stepX = (WIDTH - 2 * MARGIN) / (SPOT_COLUMNS - 1);
  const stepY = (HEIGHT - 2 * MARGIN) / (SPOT_ROWS - 1);
  const dots = Array.from(
    {length: SPOT_COLUMNS * SPOT_ROWS},
    (_dot, at) =>
      `M${Math.round(MARGIN + (at % SPOT_COLUMNS) * stepX)} ${Math.round(MARGIN + Math.floor(at / SPOT_COLUMNS) * stepY)}h0`,
  );
  const next = Math.floor(takenShare * dots.length);
  const path = (from: number, to: number, color: string, width: number) =>
    `<path stroke="${color}" stroke-width="${width}" d="${dots.slice(from, to).join('')}"/>`;
  return (
    path(0, next, ink, 9) + path(next + 1, dots.length, muted, 4) + path(next, next + 1, accent, 13)
  );
}

/** The lines of a code sample, the longest in ember. */
function code({muted, accent}: Palette): string {
  const step = (HEIGHT - 2 * MARGIN) / CODE.length;
  const longest = Math.max(...CODE.map(([, length]) => length));
  return CODE.map(
    ([indent, length], row) =>
      `<path stroke="${length === longest ? accent : muted}" stroke-width="7" ` +
      `d="M${MARGIN + 4 + indent} ${Math.round(MARGIN + (row + 0.5) * step)}h${length}"/>`,
  ).join('');
}

import {readFileSync} from 'node:fs';

import {blogCategories} from '../../src/data/blog';
import {helpCategories} from '../../src/data/help';
import {pageCard, pageIds} from '../../src/data/pageHeads';
import {CARD, cardSvg, type CardStyle} from './card';
import {FONT_FILE, staticFont} from './font';
import {drawLogo} from './logo';
import {readPalette} from './palette';
import {readTokens} from './tokens';

let style: CardStyle;

beforeAll(async () => {
  const source = readFileSync(require.resolve(FONT_FILE));
  const bold = await staticFont(source, 700);
  const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).light);
  const logo = drawLogo('Longestpossiblename Ltd.', bold);
  const domain = 'a-domain-of-some-length.example';
  style = {palette, logo, domain, bold, semibold: await staticFont(source, 600)};
});

/** The points of every letter in a colour. */
function inkOf(svg: string, color: string): {x: number[]; y: number[]} {
  // The logo is drawn in a corner of its own and then moved.
  const moved = /<g .*<\/g>/s;
  const paths = Array.from(svg.replace(moved, '').matchAll(/<path fill="(#\w+)" d="([^"]+)"/g));
  const points = paths
    .filter(([, fill]) => fill === color)
    .flatMap(([, , d = '']) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
  return {
    x: points.filter((_, index) => index % 2 === 0),
    y: points.filter((_, index) => index % 2 === 1),
  };
}

test.each([
  ['one word', 'SDKs'],
  ['the longest title of the schemas', 'Wwww mmmm wwww mmmm '.repeat(4).slice(0, 70)],
  [
    'a title of long words',
    'Internationalisation of deliverability-monitoring infrastructure here',
  ],
  ['deep letters on the last line', 'Keep typing, jumping, querying: gypsy pjqy'],
])('%s stays within the margins and above the bar', (_what, headline) => {
  const {x, y} = inkOf(cardSvg({label: 'Help centre', headline}, style), style.palette.ink);
  expect(Math.min(...x)).toBeGreaterThanOrEqual(79);
  expect(Math.max(...x)).toBeLessThanOrEqual(CARD.width - 79);
  expect(Math.min(...y)).toBeGreaterThan(100);
  expect(Math.max(...y)).toBeLessThan(458);
});

test('a word that no size makes fit is refused by name', () => {
  const headline = 'w'.repeat(40);
  expect(() => cardSvg({label: 'Help centre', headline}, style)).toThrow(`"${headline}"`);
});

test('a label that would leave the card is refused by name', () => {
  const label = 'A very long category, '.repeat(4);
  expect(() => cardSvg({label, headline: 'Short'}, style)).toThrow('too long for a social card');
});

test('every category and every page of ours can be drawn', () => {
  const labels = [
    ...helpCategories.map((category) => `Help centre · ${category}`),
    ...blogCategories.map((category) => `Blog · ${category}`),
  ];
  for (const label of labels) cardSvg({label, headline: 'Short'}, style);
  for (const id of pageIds) expect(cardSvg(pageCard(id), style)).toContain('<path');
});

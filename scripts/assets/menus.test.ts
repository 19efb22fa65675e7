import {readFileSync} from 'node:fs';

import {readTokens} from '../../plugins/lib/tokens';
import {menuFiles} from './menus';
import {readPalette} from './palette';

const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).dark);
const picture = (name: string, scores: readonly number[], taken: number) =>
  String(menuFiles({scores, spots: {taken, total: 100}}, palette)[`static/menus/${name}.svg`]);

test('menuFiles: has a tick for each score, hottest first', () => {
  const svg = picture('product', [20, 90, 60], 0);
  const ticks = [...svg.matchAll(/stroke-width="3" d="M(\d+)/g)].map(([, x]) => Number(x));
  expect(ticks).toHaveLength(3);
  expect(ticks).toEqual([...ticks].sort((a, b) => b - a));
});

test.each([0, 50, 99])(
  'menuFiles: at %i% taken, has a dot for each spot, one of them next',
  (taken) => {
    const paths = [...picture('company', [], taken).matchAll(/d="([^"]*)"/g)];
    const counts = paths.map(([, d = '']) => d.split('h0').length - 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(128);
    expect(counts.at(-1)).toBe(1);
  },
);

test('menuFiles: no picture takes more than 2 KB', () => {
  const files = menuFiles(
    {scores: [97, 90, 80, 70, 60, 50], spots: {taken: 873, total: 1000}},
    palette,
  );
  for (const file of Object.values(files)) expect(file.length).toBeLessThanOrEqual(2048);
});

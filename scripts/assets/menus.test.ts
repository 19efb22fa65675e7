import {readFileSync} from 'node:fs';

import {readTokens} from '../../plugins/lib/tokens';
import {leadsHottestFirst} from '../../src/features/radar/leadHeat';
import {menuFiles, type RadarPoint} from './menus';
import {readPalette} from './palette';

const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).dark);
const picture = (leads: readonly RadarPoint[]) =>
  String(menuFiles(leads, palette)['static/menus/radar.svg']);

test('menuFiles: has a dot for each lead, in the color of its heat', () => {
  const leads = [90, 85, 10].map((heat, at) => ({x: at / 10, y: 0, heat}));
  const colors = [...picture(leads).matchAll(/stroke="([^"]+)" d="M-?\d+ -?\d+h0"/g)];
  const [cold, , hot] = palette.heat;
  expect(colors.map(([, color]) => color)).toEqual([hot, hot, cold]);
});

test('menuFiles: the picture takes at most 2 KB', () => {
  expect(picture(leadsHottestFirst).length).toBeLessThanOrEqual(2048);
});

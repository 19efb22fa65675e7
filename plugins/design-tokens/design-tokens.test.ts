import fs from 'node:fs';
import path from 'node:path';

import {hexToken, readTokens} from '../lib/tokens';
import {contrastGrade, contrastRatio, describeTokens} from '.';

const css = fs.readFileSync(path.join(__dirname, '../../src/css/tokens.css'), 'utf8');

test('contrastRatio: black on white is 21:1 in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
});

test('contrastGrade: grades the lightest gray that passes on white as AA', () => {
  expect(contrastGrade(contrastRatio('#767676', '#ffffff'))).toBe('AA');
  expect(contrastGrade(contrastRatio('#777777', '#ffffff'))).toBe('AA large');
});

describe('tokens.css', () => {
  const described = describeTokens(readTokens(css));
  const measured = described.flatMap((pair) => [
    [`${pair.name} on ${pair.on}`, 'light', pair.light] as const,
    [`${pair.name} on ${pair.on}`, 'dark', pair.dark] as const,
  ]);

  test.each(measured)(
    '%s has enough contrast in the %s theme',
    (_pair, _theme, {ratio, isEnough}) => {
      expect({ratio, isEnough}).toMatchObject({isEnough: true});
    },
  );
});

test("--band is dark in both themes, and its edge stands out from the dark theme's --paper", () => {
  const {light, dark} = readTokens(css);
  const grounds = [light, dark].map((theme) => hexToken(theme, '--band'));
  for (const ground of grounds) expect(contrastRatio(ground, '#000000')).toBeLessThan(1.3);
  const edge = contrastRatio(hexToken(dark, '--band-edge'), hexToken(dark, '--paper'));
  expect(edge).toBeGreaterThan(1.3);
});

test('describeTokens: reports a pair with too little contrast', () => {
  const faint = readTokens(css.replace('--ink: #14161a', '--ink: #999999'));
  expect(describeTokens(faint)[0]?.light.isEnough).toBe(false);
});

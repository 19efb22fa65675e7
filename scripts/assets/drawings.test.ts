import {readFileSync} from 'node:fs';

import {readTokens} from '../../plugins/lib/tokens';
import {sections} from '../../src/data/sections';
import {leadsHottestFirst} from '../../src/features/radar/leadHeat';
import {cardSvg, headlineSize, type CardStyle} from './cards';
import {
  assertDrawable,
  headlineFonts,
  staticFont,
  typefaces,
  type HeadlineFonts,
  type TypefaceName,
} from './fonts';
import {writeIco} from './icons';
import {drawLogo, logoSvg, markSvg, monochrome} from './logo';
import {menuFiles, type RadarPoint} from './menus';
import {readPalette} from './palette';

describe('drawings', () => {
  let fonts: HeadlineFonts;
  let style: CardStyle;

  beforeAll(async () => {
    fonts = await headlineFonts(readFileSync(require.resolve(typefaces.headline.file)));
    const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).light);
    const logo = drawLogo('Longestpossiblename Ltd.', fonts.bold.font);
    style = {palette, logo, domain: 'a-domain-of-some-length.example', fonts};
  });

  /** Returns the coordinates of all text in a color. */
  function inkOf(svg: string, color: string): {x: number[]; y: number[]} {
    const paths = Array.from(svg.matchAll(/<path fill="(#\w+)" d="([^"]+)"/g));
    const points = paths
      .filter(([, fill]) => fill === color)
      .flatMap(([, , d = '']) => Array.from(d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)));
    return {x: points.map(([, x]) => Number(x)), y: points.map(([, , y]) => Number(y))};
  }

  test('assertDrawable: reports a missing character by name', () => {
    expect(() => assertDrawable('one → two', fonts.bold.font)).toThrow('no "→"');
  });

  describe('drawLogo', () => {
    test('sets the wordmark next to the mark for any first letter', () => {
      for (const name of ['Ox', 'Wax', 'jot']) {
        const path = drawLogo(name, fonts.bold.font).wordmarkPath;
        expect(Number(/^M([\d.]+)/.exec(path)?.[1])).toBeGreaterThan(32);
      }
    });

    test('adds room for descenders only when the name has them', () => {
      const heightOf = (name: string) => drawLogo(name, fonts.bold.font).viewBox.height;
      expect(heightOf('HIH')).toBe(32);
      expect(heightOf('Hqgy')).toBeGreaterThan(38);
    });

    test('titles both files with the escaped name', () => {
      const logo = drawLogo('Salt & <Pepper>', fonts.bold.font);
      for (const svg of [logoSvg, markSvg].map((draw) => draw(logo, monochrome('#000000')))) {
        expect(svg).toContain('<title>Salt &amp; &lt;Pepper&gt;</title>');
      }
    });
  });

  describe('cardSvg', () => {
    test.each([
      'SDKs',
      'Wwww mmmm wwww mmmm '.repeat(4).slice(0, 70),
      'Internationalization of deliverability-monitoring infrastructure here',
      'Keep typing, jumping, querying: gypsy pjqy',
    ])('keeps "%s" within the margins and above the bar', async (headline) => {
      const svg = await cardSvg({label: 'Help center', headline}, style);
      const {x, y} = inkOf(svg, style.palette.ink);
      expect(x.length).toBeGreaterThan(0);
      expect(Math.min(...x)).toBeGreaterThanOrEqual(79);
      expect(Math.max(...x)).toBeLessThanOrEqual(1121);
      expect(Math.min(...y)).toBeGreaterThan(100);
      expect(Math.max(...y)).toBeLessThan(458);
    });

    test.each([
      {label: 'Blog', headline: 'w'.repeat(40), named: 'w'.repeat(40)},
      {label: 'Blog', headline: 'word '.repeat(45), named: 'word '.repeat(45)},
      {
        label: 'A long category, '.repeat(5),
        headline: 'Short',
        named: 'A long category, '.repeat(5),
      },
    ])('throws with the text when no size makes it fit', async ({named, ...card}) => {
      await expect(cardSvg(card, style)).rejects.toThrow(
        `"${named}" is too long for a social card`,
      );
    });

    test('shrinks the longest logo and domain to fit the footer', async () => {
      const logo = drawLogo('W'.repeat(24), fonts.bold.font);
      const domain = `${'w'.repeat(24)}.example`;
      const svg = await cardSvg({label: 'Blog', headline: 'Short'}, {...style, logo, domain});
      const logoWidth = Number(/<image[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
      expect(80 + logoWidth).toBeLessThan(Math.min(...inkOf(svg, style.palette.muted).x) - 30);
    });

    test.each(sections)('keeps the headline of $id readable in a preview', ({headline}) => {
      expect(headlineSize(headline, fonts.bold.font)).toBeGreaterThanOrEqual(88);
    });
  });

  test('writeIco: each directory entry has the offset and size of its image', () => {
    const images = [
      {size: 32, png: Buffer.from('first image')},
      {size: 256, png: Buffer.from('second')},
    ];
    const ico = writeIco(images);
    expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 2]);
    images.forEach(({size, png}, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      // A single byte, in which 0 means 256.
      expect(ico[entry]).toBe(size % 256);
      expect(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))).toEqual(png);
    });
  });
});

describe('fonts', () => {
  const names = Object.keys(typefaces) as TypefaceName[];

  describe.each(names)('%s font', (name) => {
    const typeface = typefaces[name];
    const {weight} = typeface;
    const weights = typeof weight === 'number' ? [weight] : [weight.min, weight.max];
    const open = (at: number) =>
      staticFont(readFileSync(require.resolve(typeface.file)), typeface, at);

    test.each(weights)('has an outline for every character at weight %i', async (at) => {
      const {font} = await open(at);
      expect(() => assertDrawable(typeface.characters, font)).not.toThrow();
    });

    test.each(weights)('has kerning and tabular figures at weight %i', async (at) => {
      const {font} = await open(at);
      const widthOf = (text: string) => font.layout(text, ['tnum']).advanceWidth;
      expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o'));
      expect(new Set(Array.from('0123456789', widthOf)).size).toBe(1);
    });
  });
});

describe('menuFiles', () => {
  const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).dark);
  const picture = (leads: readonly RadarPoint[]) =>
    String(menuFiles(leads, palette)['static/menus/radar.svg']);

  test('has a dot for each lead, in the color of its heat', () => {
    const leads = [90, 85, 10].map((heat, at) => ({x: at / 10, y: 0, heat}));
    const colors = [...picture(leads).matchAll(/stroke="([^"]+)" d="M-?\d+ -?\d+h0"/g)];
    const [cold, , hot] = palette.heat;
    expect(colors.map(([, color]) => color)).toEqual([hot, hot, cold]);
  });

  test('the picture takes at most 2 KB', () => {
    expect(picture(leadsHottestFirst).length).toBeLessThanOrEqual(2048);
  });
});

import {readFileSync} from 'node:fs';
import type {Font} from 'fontkit';
import {sections} from '../../src/data/sections';
import {cardSvg, fitHeadline} from './card';
import {CHARACTERS, FONT_FILE, staticFont} from './font';
import {drawLogo, logoSvg, markSvg} from './logo';
import {outlineText} from './outline';
import {monochrome, readPalette} from './palette';
import {readTokens} from './tokens';

let font: Font;

beforeAll(async () => {
  font = await staticFont(readFileSync(require.resolve(FONT_FILE)), 700);
});

describe('outlineText', () => {
  it('has an outline for every character of the subset', () => {
    expect(() => outlineText(CHARACTERS, {font, size: 10})).not.toThrow();
  });

  it('names the character it cannot draw', () => {
    expect(() => outlineText('one → two', {font, size: 10})).toThrow('no "→"');
  });
});

describe('drawLogo', () => {
  it('sets the wordmark beside the mark, whatever the first letter', () => {
    for (const name of ['Ox', 'Wax', 'jot']) {
      const firstX = Number(/^M([\d.]+)/.exec(drawLogo(name, font).wordmarkPath)?.[1]);
      expect(firstX).toBeGreaterThan(32);
    }
  });

  it('makes room for descenders and none without them', () => {
    const heightOf = (name: string) => drawLogo(name, font).viewBox.height;
    expect(heightOf('HIH')).toBe(32);
    expect(heightOf('Hqgy')).toBeGreaterThan(38);
  });

  it('titles both files with the name, escaped', () => {
    const logo = drawLogo('Salt & <Pepper>', font);
    for (const svg of [
      logoSvg(logo, monochrome('#000000')),
      markSvg(logo, monochrome('#000000')),
    ]) {
      expect(svg).toContain('<title>Salt &amp; &lt;Pepper&gt;</title>');
    }
  });
});

describe('social cards', () => {
  it.each(sections)('$id: the headline is large enough to be read in a preview', ({headline}) => {
    const {size, lines} = fitHeadline(headline, font);
    expect(size).toBeGreaterThanOrEqual(88);
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  it('refuses a headline that cannot fit', () => {
    expect(() => fitHeadline('word '.repeat(45), font)).toThrow('too long for a social card');
  });

  it('shrinks a logo and a domain of the greatest length into the footer', () => {
    const palette = readPalette(readTokens(readFileSync('src/css/tokens.css', 'utf8')).light);
    const logo = drawLogo('W'.repeat(24), font);
    const [section] = sections;
    if (!section) throw new Error('no sections');
    const domain = `${'w'.repeat(24)}.example`;
    const svg = cardSvg(section, {palette, logo, domain, bold: font, semibold: font});
    const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
    const domainStart = Number(/d="M([\d.]+)[^"]*"\/><\/svg>$/.exec(svg)?.[1]);
    expect(80 + logo.viewBox.width * scale).toBeLessThan(domainStart - 30);
  });
});

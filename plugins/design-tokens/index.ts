import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {hexToken, readTokens, type ThemeTokens, type Tokens} from '../lib/tokens';

const TOKENS_FILE = 'src/css/tokens.css';

/** Gives the brand page both themes' colors and their contrast as `@generated/design-tokens/default/tokens.json`. */
export default function designTokens({siteDir}: {siteDir: string}): Plugin {
  const file = path.join(siteDir, TOKENS_FILE);
  return {
    name: 'design-tokens',

    getPathsToWatch: () => [file],

    async contentLoaded({actions}) {
      const tokens = readTokens(await fs.readFile(file, 'utf8'));
      await actions.createData('tokens.json', describeTokens(tokens));
    },
  };
}

export interface ColorPair {
  readonly name: string;
  readonly use: string;
  /** The background token. */
  readonly on: string;
  readonly light: Measured;
  readonly dark: Measured;
}

interface Measured {
  readonly color: string;
  readonly ground: string;
  /** 1 to 21, to one decimal. */
  readonly ratio: number;
  readonly grade: ReturnType<typeof contrastGrade>;
  readonly isEnough: boolean;
}

type Need = 'AAA' | 'AA' | 'AA large';

/** Every pair the site uses, with its minimum: AAA for body text, AA for other text, 3:1 for graphics. */
const pairs: readonly {name: string; on: string; use: string; need: Need}[] = [
  {name: '--ink', on: '--paper', use: 'Body text on the page', need: 'AAA'},
  {name: '--ink', on: '--surface', use: 'Body text on cards', need: 'AAA'},
  {name: '--ink', on: '--surface-raised', use: 'Body text in menus and dialogs', need: 'AAA'},
  {name: '--ink', on: '--surface-sunken', use: 'Code and hovered rows', need: 'AAA'},
  {name: '--muted', on: '--paper', use: 'Secondary text', need: 'AA'},
  {name: '--muted', on: '--surface-raised', use: 'Secondary text in menus and dialogs', need: 'AA'},
  {name: '--muted', on: '--surface-sunken', use: 'Secondary text in wells', need: 'AA'},
  {name: '--accent-text', on: '--paper', use: 'Links and labels', need: 'AA'},
  {name: '--accent-text', on: '--accent-wash', use: 'Accent badges', need: 'AA'},
  {name: '--on-accent', on: '--accent-fill', use: 'The ember button', need: 'AA'},
  {name: '--on-accent', on: '--accent-fill-hover', use: 'The ember button, hovered', need: 'AA'},
  {name: '--on-accent', on: '--accent-fill-active', use: 'The ember button, pressed', need: 'AA'},
  {name: '--accent', on: '--paper', use: 'Marks and fills', need: 'AA large'},
  {name: '--focus', on: '--paper', use: 'Focus ring', need: 'AA large'},
  {name: '--line-strong', on: '--surface', use: 'Edges of fields', need: 'AA large'},
  {name: '--heat-cold-text', on: '--paper', use: 'Cold, as text', need: 'AA'},
  {name: '--heat-warm-text', on: '--paper', use: 'Warm, as text', need: 'AA'},
  {name: '--heat-hot-text', on: '--paper', use: 'Hot, as text', need: 'AA'},
  {name: '--heat-blaze-text', on: '--paper', use: 'Blaze, as text', need: 'AA'},
  {name: '--heat-blaze', on: '--paper', use: 'Blaze, as a mark', need: 'AA large'},
  {name: '--code-string', on: '--surface-sunken', use: 'Strings in code', need: 'AA'},
  {name: '--code-value', on: '--surface-sunken', use: 'Values in code', need: 'AA'},
  {name: '--method-get', on: '--surface-sunken', use: 'The method GET', need: 'AA'},
  {name: '--method-post', on: '--surface-sunken', use: 'The method POST', need: 'AA'},
  {name: '--method-delete', on: '--surface-sunken', use: 'The method DELETE', need: 'AA'},
  {name: '--on-band', on: '--band', use: 'Text on the ink band', need: 'AAA'},
  {name: '--on-band-muted', on: '--band', use: 'Secondary text on the band', need: 'AA'},
  {name: '--heat-cold', on: '--band', use: 'Cold, as a mark on the band', need: 'AA large'},
  {name: '--heat-warm', on: '--band', use: 'Warm, as a mark on the band', need: 'AA large'},
  {name: '--heat-hot', on: '--band', use: 'Hot, as a mark on the band', need: 'AA large'},
];

const leastRatio = {AAA: 7, AA: 4.5, 'AA large': 3} satisfies Record<Need, number>;

/**
 * Measures the contrast of every pair in both themes.
 *
 * @throws when a token is missing or isn't a six-digit hex color.
 */
export function describeTokens(tokens: ThemeTokens): ColorPair[] {
  return pairs.map(({name, on, use, need}) => ({
    name,
    on,
    use,
    light: measure(tokens.light, name, on, need),
    dark: measure(tokens.dark, name, on, need),
  }));
}

function measure(theme: Tokens, name: string, on: string, need: Need): Measured {
  const color = hexToken(theme, name);
  const ground = hexToken(theme, on);
  const exact = contrastRatio(color, ground);
  return {
    color,
    ground,
    ratio: Math.floor(exact * 10) / 10,
    grade: contrastGrade(exact),
    isEnough: exact >= leastRatio[need],
  };
}

/**
 * Computes the WCAG 2.2 contrast of two opaque colors.
 *
 * @param a,b six-digit hex colors such as `#14161a`.
 * @returns a ratio from 1 to 21.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r = NaN, g = NaN, b = NaN] = Array.from(hex.matchAll(/[0-9a-f]{2}/gi), ([pair]) =>
    linear(parseInt(pair, 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Grades a ratio: AAA or AA for all text, AA for large text and graphics only, or a failure. */
export const contrastGrade = (ratio: number): Need | 'fails' =>
  (Object.keys(leastRatio) as Need[]).find((need) => ratio >= leastRatio[need]) ?? 'fails';

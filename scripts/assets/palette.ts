import type {LogoColors} from './logo';
import {hexToken, type Tokens} from './tokens';

/** The tokens that drawings use, by what they colour. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly accentText: string;
  /** Cold to blaze. */
  readonly heat: readonly string[];
}

export function readPalette(tokens: Tokens): Palette {
  const color = (name: string) => hexToken(tokens, `--${name}`);
  return {
    paper: color('paper'),
    ink: color('ink'),
    muted: color('muted'),
    line: color('line'),
    accent: color('accent'),
    accentText: color('accent-text'),
    heat: ['heat-cold', 'heat-warm', 'heat-hot', 'heat-blaze'].map(color),
  };
}

/** The logo as it stands on the palette's paper. */
export function logoColors({ink, accent}: Palette): LogoColors {
  return {steps: ink, ember: accent, wordmark: ink};
}

/** The logo in one colour. */
export function monochrome(color: string): LogoColors {
  return {steps: color, ember: color, wordmark: color};
}

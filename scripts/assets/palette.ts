import {hexToken, type Tokens} from '../../plugins/lib/tokens';

/** Tokens that the assets use, by role. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentText: string;
  /** From cold to blaze. */
  readonly heat: readonly string[];
}

export function readPalette(tokens: Tokens): Palette {
  const color = (name: string) => hexToken(tokens, `--${name}`);
  return {
    paper: color('paper'),
    ink: color('ink'),
    muted: color('muted'),
    accent: color('accent'),
    accentText: color('accent-text'),
    heat: ['heat-cold', 'heat-warm', 'heat-hot', 'heat-blaze'].map(color),
  };
}

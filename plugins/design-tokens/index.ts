import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {readTokens} from '../lib/tokens';
import {describeTokens} from './describeTokens';

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

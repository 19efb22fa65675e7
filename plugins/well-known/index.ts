import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/data/brand';
import {humansTxt, robotsTxt, securityTxt} from './texts';

/** Writes the files that crawlers and researchers expect at fixed paths. */
export default function wellKnown({siteConfig}: LoadContext): Plugin {
  const builtOn = siteConfig.customFields?.builtOn as string;
  return {
    name: 'well-known',

    async postBuild({outDir}) {
      await fs.mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const write = (file: string, text: string) => fs.writeFile(path.join(outDir, file), text);
      await Promise.all([
        write('robots.txt', robotsTxt(brand)),
        write('humans.txt', humansTxt(brand, builtOn)),
        write('.well-known/security.txt', securityTxt(brand, builtOn)),
      ]);
    },
  };
}

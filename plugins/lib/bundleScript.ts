import {buildSync} from 'esbuild';
import path from 'node:path';

import {browserslist} from '../../package.json';

/**
 * Bundles a script that runs next to the pages' own.
 *
 * @param entry relative to the site's folder
 */
export function bundleScript(siteDir: string, entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, entry)],
    alias: {'@site': siteDir},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // `firefox >= 125` becomes `firefox125`.
    target: browserslist.production.map((browser) => browser.replace(' >= ', '')),
  });
  return outputFiles[0]!.text.trim();
}

import {buildSync} from 'esbuild';
import path from 'node:path';

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
    // The browsers of package.json's `browserslist`.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  });
  return outputFiles[0]!.text.trim();
}

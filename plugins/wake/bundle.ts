import {buildSync} from 'esbuild';
import path from 'node:path';

/** Bundles the script that wakes a page, as it appears in the HTML. */
export function bundleClient(siteDir: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'plugins/wake/client/index.ts')],
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

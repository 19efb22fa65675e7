import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../config/environment';
import {connectOrigins, headerRules, securityHeaders} from '../../config/headers';
import {toHeadersFile, toNginxInclude} from './formats';
import {collectScriptHashes} from './inlineScripts';

/** Every page of the build, one at a time in memory-friendly order. */
async function readPages(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`host-headers: no page found in ${outDir}.`);
  return Promise.all(pages.map((file) => readFile(path.join(outDir, file), 'utf8')));
}

/** Writes the response headers for the hosts, with the hashes of the inline scripts of this build. */
export default function hostHeaders(_context: LoadContext): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir}) {
      const options = {
        scriptHashes: collectScriptHashes(await readPages(outDir)),
        connectTo: connectOrigins(readEnvironment()),
      };
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), toHeadersFile(headerRules(options))),
        writeFile(
          path.join(outDir, '_headers.nginx.conf'),
          toNginxInclude(securityHeaders(options)),
        ),
      ]);
    },
  };
}

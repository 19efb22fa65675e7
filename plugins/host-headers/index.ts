import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../config/environment';
import {connectOrigins, headerRules} from '../../config/headers';
import {readPages} from '../lib/built-pages/readPages';
import {toHeadersFile, toNginxInclude} from './formats';
import {collectScriptHashes} from './inlineScripts';

/** Writes the response headers for the hosts, with the hashes of the inline scripts of this build. */
export default function hostHeaders(_context: LoadContext): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir, routesPaths}) {
      const pages = await readPages(outDir, routesPaths);
      const rules = headerRules({
        scriptHashes: collectScriptHashes(pages.map(({html}) => html)),
        connectTo: connectOrigins(readEnvironment()),
      });
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
        writeFile(path.join(outDir, '_headers.nginx.conf'), toNginxInclude(rules)),
      ]);
    },
  };
}

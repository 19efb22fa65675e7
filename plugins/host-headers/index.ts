import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../lib/built-pages/readPages';
import {toHeadersFile, toNginxInclude, type HeaderRule} from './formats';
import {collectScriptHashes} from './inlineScripts';

/** Returns the rules for a build whose inline scripts have these hashes. */
type RulesFor = (scriptHashes: readonly string[]) => readonly HeaderRule[];

/**
 * Writes the response headers for the hosts. Docusaurus types the options of a plugin as unknown, so the rules are an
 * argument of the function that makes the plugin.
 */
export default function hostHeaders(rulesFor: RulesFor): (context: LoadContext) => Plugin {
  return () => ({
    name: 'host-headers',
    async postBuild({outDir, routesPaths}) {
      const pages = await readPages(outDir, routesPaths);
      const rules = rulesFor(collectScriptHashes(pages.map(({html}) => html)));
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
        writeFile(path.join(outDir, '_headers.nginx.conf'), toNginxInclude(rules)),
      ]);
    },
  });
}

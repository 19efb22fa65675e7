import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Build, PageReader} from '../built-pages';
import {toHeadersFile, toNginxInclude, type HeaderRule} from './formats';
import {executableInlineScripts, scriptHash} from './inlineScripts';

/** Returns the rules for a build whose inline scripts have these hashes. */
type RulesFor = (scriptHashes: readonly string[]) => readonly HeaderRule[];

/** Writes the response headers for the hosts, with the hashes of this build's inline scripts. */
export default function hostHeaders(rulesFor: RulesFor): (build: Build) => PageReader {
  return ({outDir}) => {
    const hashes = new Set<string>();
    return {
      read({$}) {
        for (const text of executableInlineScripts($)) hashes.add(scriptHash(text));
      },
      async write() {
        // Sorted, so the header doesn't depend on page order.
        const rules = rulesFor([...hashes].sort());
        await Promise.all([
          writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
          writeFile(path.join(outDir, '_headers.nginx.conf'), toNginxInclude(rules)),
        ]);
      },
    };
  };
}

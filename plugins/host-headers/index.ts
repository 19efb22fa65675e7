import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Build, PageReader} from '../built-pages';
import {toHeadersFile, toNginxInclude, type HeaderRule} from './formats';

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

/** A script element runs if its type is missing, empty, `module`, or a JavaScript type. */
const EXECUTABLE_TYPE = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Returns the contents of a page's inline scripts that a browser would run. */
export function executableInlineScripts($: CheerioAPI): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => EXECUTABLE_TYPE.test((script.attribs['type'] ?? '').trim()))
    .map((script) => $(script).text())
    .filter((text) => text !== '');
}

/** Returns the Content-Security-Policy source expression that allows exactly this script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

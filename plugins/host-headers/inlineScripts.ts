import {createHash} from 'node:crypto';
import {load} from 'cheerio';

/** A script element runs when its type is absent, empty, a module or a JavaScript type. */
const EXECUTABLE_TYPE = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** The texts of the inline scripts in a page that a browser would run. */
export function executableInlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .filter((script) => EXECUTABLE_TYPE.test((script.attribs['type'] ?? '').trim()))
    .map((script) => $(script).text())
    .filter((text) => text !== '');
}

/** The source expression for Content-Security-Policy that allows exactly this script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The hashes of all inline scripts in these pages, each once, in a stable order. */
export function collectScriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    for (const text of executableInlineScripts(html)) hashes.add(scriptHash(text));
  }
  return [...hashes].sort();
}

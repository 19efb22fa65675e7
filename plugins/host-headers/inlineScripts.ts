import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

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

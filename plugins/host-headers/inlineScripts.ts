import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** A script element runs when its type is absent, empty, a module or a JavaScript type. */
const EXECUTABLE_TYPE = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** The texts of the inline scripts in a page that a browser would run. */
export function executableInlineScripts($: CheerioAPI): string[] {
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

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {CheerioAPI} from 'cheerio';
import postcss, {type Root} from 'postcss';

import {executableInlineScripts} from '../../plugins/host-headers';

export interface WeighedFile {
  /** The URL as the page states it, or a description for a part of the page itself. */
  readonly name: string;
  /** Bytes as a host sends them. */
  readonly bytes: number;
}

/** The files and parts that a page makes a browser load, by type. */
export interface PageWeight {
  /** The page without the stylesheets in it. Its other inline styles and scripts also count as `css` and `scripts`. */
  readonly html: readonly WeighedFile[];
  /** Stylesheets that the page has or links. */
  readonly css: readonly WeighedFile[];
  readonly fonts: readonly WeighedFile[];
  readonly images: readonly WeighedFile[];
  /** Scripts that run up to the load event. */
  readonly scripts: readonly WeighedFile[];
  /** External scripts that have run when the page is awake. */
  readonly awake: readonly WeighedFile[];
}

/** Formats that hosts send uncompressed, because they're compressed already. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|gif|webp|avif|ico)$/;

/** A stylesheet that plugins/page-styles put into the HTML. */
const SHEET = /<style data-href=.*?<\/style>/gs;

/** A host that compresses in advance uses up to 11; on the fly, it's about 4 to 6. */
const QUALITY = 9;

/** Takes a thirtieth of the time, for about 1% more bytes. */
export const ROUGH_QUALITY = 5;

export const sum = (files: readonly WeighedFile[]): number =>
  files.reduce((total, {bytes}) => total + bytes, 0);

export const compressedSize = (content: string | Buffer, quality = QUALITY): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;

/** Returns a function that computes the value of each text once: pages of a template have the same styles. */
function once<Value>(compute: (text: string) => Value) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

const unquoted = (family: string) => family.replaceAll(/["']/g, '').trim();

/**
 * Returns the URLs of the fonts that these styles can use: those of the families that a declaration names, each in its
 * preferred format.
 */
function usedFonts(styles: readonly Root[]): string[] {
  const faces: {family: string; url: string}[] = [];
  let values = '';
  for (const root of styles) {
    root.walkDecls(({prop, value, parent}) => {
      if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'font-face') {
        values += `${unquoted(value)}\n`;
      } else if (prop === 'src') {
        const family = parent.nodes?.find((node) => 'prop' in node && node.prop === 'font-family');
        const [, url] = /url\(["']?(?!data:)([^"')]+)/.exec(value) ?? [];
        if (url && family && 'value' in family) faces.push({family: unquoted(family.value), url});
      }
    });
  }
  return faces.filter(({family}) => values.includes(family)).map(({url}) => url);
}

/**
 * Returns a function that weighs a page of the build by following what its HTML loads: stylesheets, preloads, fonts,
 * images that aren't lazy, and scripts. It leaves out icons and the manifest, which browsers load later and
 * for themselves.
 *
 * @param quality brotli's, from 0 to 11
 */
export function pageScale(
  build: string,
  quality = QUALITY,
): (page: {path: string; $: CheerioAPI}) => PageWeight {
  const read = (url: string) => {
    const {pathname} = new URL(url, 'https://site.example');
    return readFileSync(path.join(build, decodeURIComponent(pathname)));
  };
  const sizeOf = once((url) => {
    const content = read(url);
    return COMPRESSED.test(url) ? content.length : compressedSize(content, quality);
  });
  const stylesOf = once((url) => postcss.parse(read(url).toString()));
  const stylesIn = once((css) => postcss.parse(css));
  const sizeOfText = once((text) => compressedSize(text, quality));
  const weighHtml = (name: string): WeighedFile => {
    const html = readFileSync(path.join(build, name), 'utf8');
    return {name, bytes: compressedSize(html.replace(SHEET, ''), quality)};
  };
  const weigh = (urls: readonly string[]): WeighedFile[] =>
    Array.from(new Set(urls), (name) => ({name, bytes: sizeOf(name)}));

  return ({path: address, $}) => {
    const urls = (selector: string, attribute: string) =>
      Array.from($(selector), (element) => $(element).attr(attribute) ?? '');
    const preloads = (as: string) => urls(`link[rel="preload"][as="${as}"]`, 'href');

    const linked = [...urls('link[rel="stylesheet"]', 'href'), ...preloads('style')];
    const textsOf = (selector: string) => Array.from($(selector), (style) => $(style).text());
    const inlineStyles = textsOf('style:not([data-href])');
    // They're compressed together.
    const sheets = textsOf('style[data-href]').join('\n');
    const scripts = [
      ...urls('script[src]:is(:not([type]), [type="module"], [type="text/javascript"])', 'src'),
      ...urls('link[rel="modulepreload"]', 'href'),
      ...preloads('script'),
    ];
    // A page that sleeps lists the scripts that wake it.
    const waking = urls('script[data-scripts]', 'data-scripts').flatMap((list) => list.split(' '));
    const inline = (kind: string, texts: readonly string[]) =>
      texts.map((text, at) => ({name: `inline ${kind} ${at + 1}`, bytes: sizeOfText(text)}));
    return {
      html: [weighHtml(address === '/' ? '/index.html' : `${address}.html`)],
      css: [
        ...inline('style', inlineStyles),
        {name: 'the stylesheets in the page', bytes: sizeOfText(sheets)},
        ...weigh(linked),
      ],
      fonts: weigh([
        ...preloads('font'),
        ...usedFonts([...[...inlineStyles, sheets].map(stylesIn), ...linked.map(stylesOf)]),
      ]),
      images: weigh([...urls('img[src]:not([loading="lazy"])', 'src'), ...preloads('image')]),
      scripts: [...inline('script', executableInlineScripts($)), ...weigh(scripts)],
      awake: weigh([...scripts, ...waking]),
    };
  };
}

/** Returns the files that a page loads up to the load event. */
export function loadedFiles({html, css, fonts, images, scripts}: PageWeight): WeighedFile[] {
  return [...html, ...css, ...fonts, ...images, ...scripts].filter(({name}) =>
    name.startsWith('/'),
  );
}

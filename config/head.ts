import fs from 'node:fs';

interface Tag {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly innerHTML?: string;
}

const link = (attributes: Record<string, string>): Tag => ({tagName: 'link', attributes});

/**
 * The fonts' @font-face rules are inline because the bundler would give a font in a stylesheet another URL, and the
 * preload would fetch a second copy.
 */
const fontFaces: Tag = {
  tagName: 'style',
  attributes: {},
  innerHTML: fs
    .readFileSync('.generated/fonts.css', 'utf8')
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim(),
};

/**
 * Returns the tags for every page's head.
 *
 * Only the headline font is preloaded: the text font would compete with the first paint, and its fallback is as wide.
 *
 * @param assets output of scripts/assets.ts; the font's file name includes a hash, so it's cached forever.
 */
export function headTags(assets: {headlineFont: string}): Tag[] {
  return [
    link({
      rel: 'preload',
      href: assets.headlineFont,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    }),
    fontFaces,
    link({rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
    link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
    link({rel: 'manifest', href: '/site.webmanifest'}),
  ];
}

import fs from 'node:fs';

interface Tag {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly innerHTML?: string;
}

const link = (attributes: Record<string, string>): Tag => ({tagName: 'link', attributes});

/**
 * The headline font's @font-face stands in the page itself: the bundler would move a font that a stylesheet names
 * to an address of its own, and the preload would fetch a second copy.
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
 * Tags that stand in the head of every page.
 * @param assets what scripts/assets.ts generated; the font's name carries a hash, so it's cached for good.
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

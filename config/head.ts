type Tag = {tagName: string; attributes: Record<string, string | boolean>};

const link = (attributes: Record<string, string>): Tag => ({tagName: 'link', attributes});

/**
 * Tags that stand in the head of every page.
 * @param assets what scripts/assets.ts generated; the font's name carries a hash, so it is cached for good.
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
    link({rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
    link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
    link({rel: 'manifest', href: '/site.webmanifest'}),
  ];
}

import type {Plugin} from 'postcss';

/** The font size for which the packages chose their breakpoints: the default of every browser. */
const DEFAULT_FONT_PX = 16;

/** Rewrites widths of media queries from px to `em`: packages write px, which ignore the reader's font size. */
export const pxToEm: Plugin = {
  postcssPlugin: 'media-px-to-em',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /(width\s*:\s*)([\d.]+)px/g,
        (_match, feature: string, px: string) => `${feature}${Number(px) / DEFAULT_FONT_PX}em`,
      );
    },
  },
};

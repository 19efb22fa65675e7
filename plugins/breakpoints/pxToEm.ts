import type {Plugin} from 'postcss';

/** Default font size of every browser, which the packages' breakpoints assume. */
const DEFAULT_FONT_PX = 16;

/** Rewrites media query widths from px to `em`, because px widths ignore the reader's font size. */
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

import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, Plugin as PostCssPlugin} from 'postcss';
import customMedia from 'postcss-custom-media';

import {replaceModules} from '../lib/bundler';

/** Default font size of every browser, which the packages' breakpoints assume. */
const DEFAULT_FONT_PX = 16;

/** Rewrites media query widths from px to `em`, because px widths ignore the reader's font size. */
export const pxToEm: PostCssPlugin = {
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

const definitionsFile = 'src/css/breakpoints.css';

/** Adds the breakpoint definitions to each stylesheet that uses one, since stylesheets are compiled separately. */
export const prependDefinitions: PostCssPlugin = {
  postcssPlugin: 'prepend-breakpoints',
  Once(root, {result}) {
    let isUsed = false;
    root.walkAtRules('media', ({params}) => {
      isUsed ||= params.includes('(--');
    });
    if (!isUsed) return;
    root.prepend(fs.readFileSync(definitionsFile, 'utf8'));
    // Otherwise the bundler's cache would keep stylesheets with the former definitions.
    const dependency = {type: 'dependency', file: path.resolve(definitionsFile)};
    result.messages.push({...dependency, plugin: 'prepend-breakpoints'});
  },
};

/** Converts named breakpoints and the px breakpoints in Docusaurus's own styles to `em`. */
export default function breakpoints(): Plugin {
  return {
    name: 'breakpoints',

    configurePostCss(options) {
      const plugins: AcceptedPlugin[] = [prependDefinitions, customMedia(), pxToEm];
      options.plugins.unshift(...plugins);
      return options;
    },

    // The theme uses this hook to decide when sidebars collapse; the original compares px.
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: replaceModules(currentBundler.instance, [
        {request: /hooks[\\/]useWindowSize$/, file: require.resolve('./useWindowSize.ts')},
      ]),
    }),
  };
}

import fs from 'node:fs';
import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, Plugin as PostCssPlugin} from 'postcss';
import customMedia from 'postcss-custom-media';

import {pxToEm} from './pxToEm';

const definitionsFile = 'src/css/breakpoints.css';

/** Style sheets are compiled one by one, so each that uses a named breakpoint gets the definitions. */
function prependDefinitions(definitions: string): PostCssPlugin {
  return {
    postcssPlugin: 'prepend-breakpoints',
    Once(root) {
      let isUsed = false;
      root.walkAtRules('media', ({params}) => {
        isUsed ||= params.includes('(--');
      });
      if (isUsed) root.prepend(definitions);
    },
  };
}

/** Named breakpoints in `em`, for the site's own styles and for those of Docusaurus, which are in px. */
export default function breakpoints(): Plugin {
  return {
    name: 'breakpoints',

    getPathsToWatch: () => [definitionsFile],

    configurePostCss(options) {
      const definitions = fs.readFileSync(definitionsFile, 'utf8');
      const plugins: AcceptedPlugin[] = [prependDefinitions(definitions), customMedia(), pxToEm];
      options.plugins.unshift(...plugins);
      return options;
    },

    // The theme asks this hook where its styles fold the sidebars; its own answer is in px.
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /hooks[\\/]useWindowSize$/,
          fileURLToPath(new URL('./useWindowSize.ts', import.meta.url)),
        ),
      ],
    }),
  };
}

import fs from 'node:fs';
import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, Plugin as PostCssPlugin} from 'postcss';
import customMedia from 'postcss-custom-media';

import {pxToEm} from './pxToEm';

const definitionsFile = 'src/css/breakpoints.css';

/** Adds the breakpoint definitions to each stylesheet that uses one, since stylesheets are compiled separately. */
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

/** Converts named breakpoints and the px breakpoints in Docusaurus's own styles to `em`. */
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

    // The theme uses this hook to decide when sidebars collapse; the original compares px.
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

import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of pages: highlightFences.ts and plugins/api-reference highlight code at build time, and
 * `src/theme/CodeBlock` shows it. The theme would load its own Prism on every page, to add languages to it.
 */
export default function highlighting(): Plugin {
  return {
    name: 'highlighting',

    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /theme-classic[\\/]lib[\\/]prism-include-languages$/,
          'data:text/javascript,',
        ),
      ],
    }),
  };
}

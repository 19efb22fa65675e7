import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

/** Docusaurus itself sends `react-dom` to a folder: this one stands in for that, and holds what the one file imports. */
const reactDom = fileURLToPath(new URL('./react-dom', import.meta.url));

/**
 * Keeps every Suspense boundary's content in its place in the built HTML. Since 19.2 React moves what is larger than
 * 12.8 kB into a hidden box and lets a script put it back, also when the whole page is ready before it is written:
 * a reader without JavaScript would see nothing.
 * @see https://github.com/react/react/issues/34966 (remove this plugin when Docusaurus sets the option itself)
 */
export default function wholePages(): Plugin {
  return {
    name: 'whole-pages',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]renderToHtml/,
                  resolve: {alias: {'react-dom': reactDom}},
                },
              ],
            },
          }
        : {},
  };
}

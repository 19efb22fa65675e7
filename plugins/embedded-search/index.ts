import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

import {ownCache, type Cached} from './ownCache';

const client = (file: string) => fileURLToPath(new URL(`./client/${file}`, import.meta.url));

/** What one file of the Algolia theme gets instead of what it imports. */
const replaceImports = (themeFolder: string, alias: Record<string, string>) => ({
  test: new RegExp(
    `@docusaurus[\\\\/]theme-search-algolia[\\\\/]lib[\\\\/]theme[\\\\/]${themeFolder}`,
  ),
  resolve: {alias},
});

/**
 * Puts an engine that runs in the visitor's browser behind the search UI of the Algolia theme. The theme
 * itself stays as published: only three of its imports are led elsewhere, and only from its own files.
 */
export default function embeddedSearch(): Plugin {
  return {
    name: 'embedded-search',

    getClientModules: () => [client('searchMarks.css')],

    configureWebpack: (config) => ({
      ...ownCache(config as Cached),
      module: {
        rules: [
          replaceImports('SearchBar', {
            '@docsearch/react/modal$': client('EmbeddedModal.tsx'),
            // The search bar uses <Head> for one thing: connecting to Algolia ahead of the first search.
            // No `$`: the key must equal Docusaurus's own alias, which it replaces.
            '@docusaurus/Head': client('NoHead.ts'),
          }),
          replaceImports('SearchPage', {
            'algoliasearch/lite$': client('liteClientShim.ts'),
            '@theme/Layout': client('SearchLayout.tsx'),
          }),
        ],
      },
    }),
  };
}

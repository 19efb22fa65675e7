import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

import {ownCache, type Cached} from '../lib/ownCache';

const client = (file: string) => fileURLToPath(new URL(`./client/${file}`, import.meta.url));

/** Replaces imports in the files of one folder. */
const replaceImports = (folder: string, alias: Record<string, string>) => ({
  test: new RegExp(folder.replaceAll('/', '[\\\\/]')),
  resolve: {alias},
});

const theme = '@docusaurus/theme-search-algolia/lib/theme';
const modal = {'@docsearch/react/modal$': client('EmbeddedModal.tsx')};

/**
 * Runs the Algolia theme's search UI on an engine in the visitor's browser. The theme stays unmodified: only these
 * imports are replaced, and only in the files named here.
 */
export default function embeddedSearch(): Plugin {
  return {
    name: 'embedded-search',

    configureWebpack: (config) => ({
      ...ownCache(config as Cached, 'embedded-search'),
      module: {
        rules: [
          replaceImports('src/features/chrome/Search', modal),
          replaceImports(`${theme}/SearchBar`, {
            ...modal,
            // The search bar uses <Head> only to preconnect to Algolia. The key has no `$` because it must equal
            // Docusaurus's own alias, which it replaces.
            '@docusaurus/Head': client('NoHead.ts'),
          }),
          replaceImports(`${theme}/SearchPage`, {
            'algoliasearch/lite$': client('liteClientShim.ts'),
            '@theme/Layout': client('SearchLayout.tsx'),
          }),
        ],
      },
    }),
  };
}

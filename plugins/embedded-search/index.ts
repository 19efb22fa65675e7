import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

import {ownCache, type Cached} from '../lib/ownCache';

/** The module that gives the search's views their client. src/types/generated.d.ts declares it. */
const CLIENT = '@search/client';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Searches in the visitor's browser. It replaces two components of the Algolia theme, the search bar and the search page,
 * with those of the search feature. The theme itself stays unmodified.
 */
export default function embeddedSearch(): Plugin {
  return {
    name: 'embedded-search',
    getThemePath: () => pathOf('../../src/features/search/theme'),
    configureWebpack: (config) => ({
      ...ownCache(config as Cached, 'embedded-search'),
      resolve: {alias: {[CLIENT]: pathOf('./client/searchClient.ts')}},
    }),
  };
}

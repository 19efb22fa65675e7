import type {UserThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import type {PluginConfig} from '@docusaurus/types';

import embeddedSearch, {searchIndexes} from '../plugins/embedded-search';
import {readEnvironment} from './environment';

/**
 * Search has one interface and two engines. With all three Algolia variables set, the theme uses Algolia unchanged.
 * Without them, the embedded engine serves the same interface and no query leaves the browser.
 */
const {algolia} = readEnvironment();

export const searchPlugins: PluginConfig[] = algolia ? [] : [embeddedSearch];

export const searchReaders = algolia ? [] : [searchIndexes];

export const searchThemeConfig: AlgoliaThemeConfig['algolia'] = {
  // The theme requires these three; the embedded engine doesn't read them.
  ...(algolia ?? {appId: 'embedded', apiKey: 'embedded', indexName: 'site'}),
  insights: false,
};

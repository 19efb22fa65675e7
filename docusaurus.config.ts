import type {Config} from '@docusaurus/types';

import {contentPlugins, presets} from './config/content';
import {readEnvironment} from './config/environment';
import {rulesFor} from './config/headers';
import {markdown} from './config/markdown';
import {searchPlugins, searchReaders} from './config/search';
import {headTags, themeConfig} from './config/theme';
import {vcs} from './config/vcs';
import apiReference from './plugins/api-reference';
import {changelogFeeds} from './plugins/api-reference/changelogFeed';
import breakpoints from './plugins/breakpoints';
import builtPages from './plugins/built-pages';
import designTokens from './plugins/design-tokens';
import eventCalendars from './plugins/event-calendars';
import flatRoutes from './plugins/flat-routes';
import {pageDataReader} from './plugins/flat-routes/pageDataReader';
import helpBooklets from './plugins/help-booklets';
import helpCatalog from './plugins/help-catalog';
import hostHeaders from './plugins/host-headers';
import leanClient from './plugins/lean-client';
import machineReadable from './plugins/machine-readable';
import offlineHelp from './plugins/offline';
import openapiFiles from './plugins/openapi-files';
import pageStyles from './plugins/page-styles';
import {sheetInliner} from './plugins/page-styles/inlineSheets';
import sandboxSeed from './plugins/sandbox-seed';
import sdkFiles from './plugins/sdk-files';
import selectiveHydration from './plugins/selective-hydration';
import statusFiles from './plugins/status-files';
import wake from './plugins/wake';
import wellKnown from './plugins/well-known';
import {brand} from './src/data/brand';
import {sidebarData} from './src/features/help/HelpRoot/shortSidebar';

const {formsEndpoint, missedSearchesEndpoint} = readEnvironment();

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: brand.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.ico',
  // Its script would warn of a wrong base URL whenever main.js hasn't run yet.
  baseUrlIssueBanner: false,

  // `v4: true` also turns on the `faster` options (Rspack, SWC, Lightning CSS).
  future: {v4: true, experimental_vcs: vcs},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  markdown,
  headTags,
  staticDirectories: ['static', '.generated/static'],
  presets,
  plugins: [
    ...contentPlugins,
    breakpoints,
    wake,
    leanClient,
    selectiveHydration,
    pageStyles,
    helpCatalog,
    apiReference,
    designTokens,
    wellKnown,
    statusFiles,
    eventCalendars,
    openapiFiles,
    sdkFiles,
    sandboxSeed,
    ...searchPlugins,
    flatRoutes,
    builtPages([
      machineReadable,
      helpBooklets,
      changelogFeeds,
      hostHeaders(rulesFor),
      ...searchReaders,
      pageDataReader({help: sidebarData}),
      sheetInliner,
      offlineHelp,
    ]),
  ],
  themeConfig,
  customFields: {
    // YYYY-MM-DD in UTC.
    builtOn: new Date().toISOString().slice(0, 10),
    formsEndpoint,
    missedSearchesEndpoint,
  },
  clientModules: [
    './src/features/chrome/announcePage.client.ts',
    './src/features/resilience/staleChunk.client.ts',
    './src/features/resilience/translation.client.ts',
    './src/features/resilience/url.client.ts',
  ],
};

export default config;

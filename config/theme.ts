import type {ThemeConfig} from '@docusaurus/preset-classic';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {searchThemeConfig} from './search';
import {prismThemes} from './prism';

export const themeConfig = {
  image: '/social/site.png',
  colorMode: {respectPrefersColorScheme: true},
  // Decided when the site is built: a page is served as it was until the next build.
  announcementBar: isCampaignOn(campaign, new Date())
    ? {id: campaign.id, content: campaign.announcement, isCloseable: true}
    : undefined,
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {...prismThemes, additionalLanguages: ['bash', 'json', 'ruby', 'php']},
  algolia: searchThemeConfig,
} satisfies ThemeConfig & {algolia: typeof searchThemeConfig};

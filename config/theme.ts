import type {ThemeConfig} from '@docusaurus/preset-classic';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {searchThemeConfig} from './search';

export const themeConfig = {
  image: '/social/site.png',
  colorMode: {respectPrefersColorScheme: true},
  // Decided at build time, so the bar stays until the next build.
  announcementBar: isCampaignOn(campaign, new Date())
    ? {id: campaign.id, content: campaign.announcement, isCloseable: true}
    : undefined,
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // plugins/highlighting replaces Prism's part of the theme, whose defaults would be in the scripts of every page.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
  algolia: searchThemeConfig,
} satisfies ThemeConfig & {algolia: typeof searchThemeConfig};

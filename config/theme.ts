import fs from 'node:fs';

import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject} from '@docusaurus/types';

import {brand} from '../src/data/brand';
import {campaign, isCampaignOn} from '../src/data/campaign';
import {pageMarks} from '../src/lib/pageMarks';
import {searchThemeConfig} from './search';

export const themeConfig = {
  image: '/social/site.png',
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:locale', content: 'en_US'},
    {property: 'og:site_name', content: brand.name},
  ],
  colorMode: {respectPrefersColorScheme: true},
  // Decided at build time, so the bar stays until the next build.
  announcementBar: isCampaignOn(campaign, new Date())
    ? {id: campaign.id, content: campaign.announcement}
    : undefined,
  // plugins/lean-client removes Prism's part of the theme, whose defaults would be in the scripts of every page.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
  algolia: searchThemeConfig,
} satisfies ThemeConfig & {algolia: typeof searchThemeConfig};

const link = (attributes: HtmlTagObject['attributes']) => ({tagName: 'link', attributes});

/**
 * The @font-face rules are inline because the bundler would give a font in a stylesheet another URL, and the preload
 * would fetch a second copy.
 *
 * @param sheet output of scripts/assets.ts.
 */
const fontFaces = (sheet: string, attributes: HtmlTagObject['attributes'] = {}) => ({
  tagName: 'style',
  attributes,
  innerHTML: fs
    .readFileSync(`.generated/${sheet}.css`, 'utf8')
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim(),
});

/** Tags for every page's head. plugins/wake turns the web fonts on. */
export const headTags: HtmlTagObject[] = [
  fontFaces('font-fallbacks'),
  fontFaces('fonts', {...pageMarks.webFonts}),
  link({rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
  link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
  link({rel: 'manifest', href: '/site.webmanifest'}),
];

import {load} from 'cheerio';
import {isComment} from 'domhandler';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {PluginConfig, PresetConfig} from '@docusaurus/types';

import deferLayout from '../plugins/lib/deferLayout';
import {describeDrawings} from '../plugins/lib/describeDrawings';
import foldSections from '../plugins/lib/foldSections';
import {datedSitemap} from '../plugins/lib/pageDates';
import highlightFences from '../plugins/lib/highlighting/highlightFences';
import hashSections from '../plugins/lib/hashSections';
import labelCells from '../plugins/lib/labelCells';
import localJsx from '../plugins/lib/localJsx';
import {typographicQuotes} from '../plugins/lib/typographicQuotes';
import {describePosts} from '../plugins/lib/blogPosts';
import {brand} from '../src/data/brand';
import {apiSidebarItems} from '../plugins/api-reference/sidebar';
import {helpSidebarItems} from '../plugins/help-catalog/sidebar';

/**
 * Configures a plugin instance for each content folder. The folder's name is its path: `help/article/x.mdx` is served at
 * /help/article/x. The preset's own docs and blog are off, so all instances are configured in one place.
 */

/** How every folder's MDX is compiled. */
const mdx = {
  beforeDefaultRemarkPlugins: [typographicQuotes],
  rehypePlugins: [highlightFences, labelCells, deferLayout],
  recmaPlugins: [localJsx],
};

/** As code of the API reference. */
const developerMdx = {
  ...mdx,
  rehypePlugins: [[highlightFences, {isOnInk: true}], labelCells, deferLayout],
} satisfies Partial<DocsOptions>;

const help: DocsOptions = {
  ...mdx,
  rehypePlugins: [...mdx.rehypePlugins, hashSections],
  id: 'help',
  path: 'help',
  routeBasePath: 'help',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: helpSidebarItems,
  docRootComponent: '@site/src/features/help/HelpRoot/HelpRoot',
  docItemComponent: '@site/src/features/help/HelpDoc/HelpDoc',
  docCategoryGeneratedIndexComponent: '@site/src/features/help/HelpCategory/HelpCategory',
  breadcrumbs: false,
  // For the sitemap: the day that `updated` states, and not that of the last commit.
  showLastUpdateTime: true,
  lastVersion: 'current',
  versions: {current: {label: '2.5'}, '2.4': {label: '2.4', banner: 'unmaintained'}},
};

const docsSidebarItems: DocsOptions['sidebarItemsGenerator'] = async (all) => [
  ...(await all.defaultSidebarItemsGenerator(all)),
  {
    type: 'category',
    label: 'API',
    collapsible: false,
    collapsed: false,
    items: [
      {type: 'link', label: 'API reference', href: '/api'},
      {type: 'link', label: 'SDKs', href: '/api/sdks'},
      {type: 'link', label: 'OpenAPI and Postman', href: '/api/openapi'},
    ],
  },
];

const docs: DocsOptions = {
  ...developerMdx,
  id: 'docs',
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: docsSidebarItems,
  lastVersion: 'current',
  versions: {current: {label: 'v1'}},
};

const api: DocsOptions = {
  ...developerMdx,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: apiSidebarItems,
  docItemComponent: '@site/src/features/api-reference/ApiPage/ApiPage',
  lastVersion: 'current',
  versions: {current: {label: 'v1'}},
};

/** The subjects of the series, for their pages and feeds. */
const descriptions = {
  blog: 'Deliverability, outreach, and buying intent, with the math shown.',
  changelog: 'Release notes: what’s new, what’s better, and where to read more.',
};

const feeds = (title: string, description: string): NonNullable<BlogOptions['feedOptions']> => ({
  type: 'all',
  title,
  description,
  copyright: `© ${brand.legalName}`,
  createFeedItems: async ({defaultCreateFeedItems, ...series}) =>
    (await defaultCreateFeedItems(series)).map((item, at) => ({
      ...item,
      published: item.date,
      // The day of the last change.
      date: new Date(series.blogPosts[at]?.metadata.lastUpdatedAt ?? item.date),
      content: item.content && feedContent(item.content),
    })),
});

/**
 * The text of a post for feed readers, which have neither the site's styles nor its scripts: without the links of headings,
 * whose zero-width text screen readers read, with drawings as descriptions, and without what only styles and React use.
 */
function feedContent(html: string): string {
  const $ = load(html, null, false);
  $('.hash-link').remove();
  describeDrawings($);
  $.root()
    .add('*')
    .contents()
    .filter((_at, node) => isComment(node))
    .remove();
  $('*').removeAttr('class style tabindex');
  $('span:not([id], [lang], [role], [aria-label], [aria-hidden])').each(
    (_at, span) => void $(span).replaceWith($(span).contents()),
  );
  return $.html();
}

/** Options of both blog instances; the labels of their pages are in src/components/Posts/series.ts. */
const posts = {
  ...mdx,
  blogSidebarCount: 0,
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  blogPostComponent: '@site/src/features/posts/pages/PostPage',
  blogArchiveComponent: '@site/src/components/Posts/ArchivePage',
  blogTagsListComponent: '@site/src/components/Posts/TagListPage',
  blogTagsPostsComponent: '@site/src/components/Posts/TagPage',
  blogAuthorsListComponent: '@site/src/components/Posts/AuthorListPage',
} satisfies BlogOptions;

const blog: BlogOptions = {
  ...posts,
  id: 'blog',
  path: 'blog',
  routeBasePath: 'blog',
  blogDescription: descriptions.blog,
  processBlogPosts: describePosts,
  feedOptions: feeds(`${brand.name} blog`, descriptions.blog),
  blogListComponent: '@site/src/features/posts/pages/BlogListPage',
};

const changelog: BlogOptions = {
  ...posts,
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription: descriptions.changelog,
  showReadingTime: false,
  feedOptions: feeds(`${brand.name} changelog`, descriptions.changelog),
  blogListComponent: '@site/src/features/changelog/pages/ChangelogListPage',
};

export const contentPlugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', help],
  ['@docusaurus/plugin-content-docs', docs],
  ['@docusaurus/plugin-content-docs', api],
  ['@docusaurus/plugin-content-blog', blog],
  ['@docusaurus/plugin-content-blog', changelog],
];

export const presets: PresetConfig[] = [
  [
    'classic',
    {
      docs: false,
      blog: false,
      pages: {
        ...mdx,
        // Only blocks that aren't in a fold get their layout later.
        rehypePlugins: [foldSections, ...mdx.rehypePlugins],
        mdxPageComponent: '@site/src/features/policies/TextPage',
      },
      theme: {
        customCss: ['./src/css/tokens.css', './src/css/site.css'],
      },
      sitemap: {
        lastmod: 'date',
        changefreq: null,
        priority: null,
        createSitemapItems: datedSitemap,
        // Frozen versions have the current page as their canonical URL, so the sitemap leaves them out.
        ignorePatterns: ['/search', '/{help,docs,api}/[0-9]*', '/{help,docs,api}/[0-9]*/**'],
      },
    } satisfies PresetOptions,
  ],
];

import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {helpCategories} from '../../src/data/help';

/** The help centre's sidebar: one group for each category that has articles, in the order of src/data/help.ts. */
export const helpSidebarItems: PluginOptions['sidebarItemsGenerator'] = ({docs}) => {
  const articles = docs.filter(({id}) => id.startsWith('article/'));
  const groups = helpCategories.flatMap((category) => {
    const items = articles
      .filter(({frontMatter}) => (frontMatter as {category?: string}).category === category)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({id}) => ({type: 'doc' as const, id}));
    return items.length > 0
      ? [{type: 'category' as const, label: category, collapsible: false, collapsed: false, items}]
      : [];
  });
  return Promise.resolve([{type: 'ref', id: 'index', label: 'Help centre'}, ...groups]);
};

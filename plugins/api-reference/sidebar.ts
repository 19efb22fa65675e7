import fs from 'node:fs/promises';
import path from 'node:path';

import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {capital} from '../../src/lib/text';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {operationsOf} from './describeOperation';
import {operationIdsIn} from './operationPages';

/**
 * The sidebar of the reference: first the pages with a `sidebar_position`, then the endpoints by tag, in the order of
 * the contract, then the other pages. src/theme/DocRoot/Layout/styles.css shows the method before each name.
 */
export const apiSidebarItems: PluginOptions['sidebarItemsGenerator'] = async ({docs, version}) => {
  const root = process.cwd();
  const contract = path.join(version.contentPath, path.basename(CONTRACT_FILE));
  const {document} = await readDocument(root, path.relative(root, contract));
  const pages = await Promise.all(
    docs.map(async ({id, source, sidebarPosition}) => {
      const mdx = await fs.readFile(path.join(root, source.replace('@site/', '')), 'utf8');
      return {id, sidebarPosition, operations: operationIdsIn(mdx)};
    }),
  );

  const concepts = pages
    .flatMap(({id, sidebarPosition}) =>
      sidebarPosition === undefined ? [] : [{id, sidebarPosition}],
    )
    .sort((a, b) => a.sidebarPosition - b.sidebarPosition)
    .map(({id}) => ({type: 'doc' as const, id}));

  const endpoints = operationsOf(document).filter(({isEvent}) => !isEvent);
  const groups = document.tags.flatMap(({name}) => {
    const items = endpoints
      .filter(({operation}) => operation.tags.includes(name))
      .flatMap(({method, operation: {operationId}}) => {
        const page = pages.find(({operations}) => operations.includes(operationId));
        if (!page) return [];
        const className = `method${capital(method)}`;
        return [{type: 'doc' as const, id: page.id, className}];
      });
    return items.length > 0 ? [group(name, items)] : [];
  });
  const last = LAST_PAGES.filter((id) => docs.some((doc) => doc.id === id)).map((id) => ({
    type: 'doc' as const,
    id,
  }));
  return [...concepts, ...groups, group('More', [...last, ...OTHER_DOCS])];
};

/** Pages at the foot of the sidebar. */
const LAST_PAGES = ['openapi', 'changelog', 'not-in-the-api'];

const OTHER_DOCS = [
  {type: 'link' as const, label: 'Quick Start', href: '/docs/quick-start'},
  {type: 'link' as const, label: 'Guides', href: '/docs/guides'},
];

const group = <Item>(label: string, items: Item[]) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  collapsed: false,
  items,
});

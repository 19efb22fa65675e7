import fs from 'node:fs/promises';
import path from 'node:path';

import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {createSlugger} from '@docusaurus/utils';

import {capital} from '../../src/lib/text';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {operationsOf} from './describeOperation';
import {operationIdsIn} from './operationPages';

/**
 * The sidebar of the reference: first the pages with a `sidebar_position`, then the endpoints and events by tag, in the
 * order of the contract, then the other pages. src/theme/DocRoot/Layout/styles.css shows the method before each name.
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

  const {versionName} = version;
  const apiRoot = versionName === 'current' ? '/api' : `/api/${versionName}`;
  const operations = operationsOf(document);
  const groups = document.tags.flatMap(({name}) => {
    const items = operations
      .filter(({operation}) => operation.tags.includes(name))
      .flatMap(({method, path: event, isEvent, operation: {operationId}}) => {
        const id = pages.find(({operations: ids}) => ids.includes(operationId))?.id;
        if (id === undefined) return [];
        return isEvent ? eventLink(event, `${apiRoot}/${id}`) : endpointLink(method, id);
      });
    return items.length > 0 ? [group(name, items)] : [];
  });
  const last = LAST_PAGES.filter((id) => docs.some((doc) => doc.id === id)).map((id) => ({
    type: 'doc' as const,
    id,
  }));
  return [...concepts, ...groups, group('More', [...last, ...OTHER_DOCS])];
};

const endpointLink = (method: string, id: string) => ({
  type: 'doc' as const,
  id,
  className: `method${capital(method)}`,
});

/** A link to the heading of an event, which is its name. Several events share a page. */
const eventLink = (event: string, page: string) => ({
  type: 'link' as const,
  label: event,
  href: `${page}#${createSlugger().slug(event)}`,
  className: 'methodEvent',
});

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

import fs from 'node:fs/promises';
import path from 'node:path';

import type {PluginOptions} from '@docusaurus/plugin-content-docs';

import {capital} from '../../src/lib/text';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {operationsOf} from './describeOperation';
import {operationIdsIn} from './operationPages';

/**
 * The sidebar of the reference: first the pages with a `sidebar_position`, then the endpoints by tag, in the order of
 * the contract. src/css/site.css shows the method before each name.
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
    return items.length > 0
      ? [{type: 'category' as const, label: name, collapsible: false, collapsed: false, items}]
      : [];
  });
  return [...concepts, ...groups];
};

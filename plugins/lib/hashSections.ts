import {createHash} from 'node:crypto';
import path from 'node:path';

import type {HtmlNode} from './htmlNode';

/** Everything that a reader sees of a node: its text, and for a component its properties. */
function contentOf({type, name, value, attributes = [], children = []}: HtmlNode): string {
  if (type === 'mdxjsEsm') return '';
  const properties = attributes.map(
    (attribute) =>
      `${attribute.name ?? ''}=${typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : attribute.value}`,
  );
  return [name ?? '', ...properties, value ?? '', ...children.map(contentOf)].join(' ');
}

/** Six digits tell two states of one section apart: one change in 16 million goes unnoticed. */
const hashOf = (nodes: readonly HtmlNode[]): string =>
  createHash('sha256')
    .update(nodes.map(contentOf).join(' ').replaceAll(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 6);

/**
 * A plugin for MDX that gives each section of a help article a hash of its content, so that the page can show what changed
 * since someone read it. It's an attribute of the section's heading, and before the first heading of the first paragraph.
 * Line breaks, ids, and classes don't count. Frozen versions don't change, so they have no hashes.
 */
export default function hashSections() {
  return (root: HtmlNode, file: {readonly path: string}): void => {
    if (path.relative(process.cwd(), path.dirname(file.path)) !== path.join('help', 'article'))
      return;
    const sections: HtmlNode[][] = [[]];
    for (const node of root.children ?? []) {
      if (node.tagName === 'h2') sections.push([]);
      sections.at(-1)?.push(node);
    }
    for (const nodes of sections) {
      const first = nodes.find(({tagName}) => tagName === 'h2' || tagName === 'p');
      if (first) first.properties = {...first.properties, dataHash: hashOf(nodes)};
    }
  };
}

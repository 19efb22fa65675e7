import {AtRule, Root} from 'postcss';

import {classesOf, componentOf, keepSelectors, removeEmpty} from './packageRules';

/** Infima's components that only documents have. */
const documentComponents: readonly string[] = [
  'col',
  'markdown',
  'menu',
  'row',
  'table-of-contents',
  'thin-scrollbar',
];

const isOfDocuments = (selector: string) =>
  classesOf(selector).some((name) => documentComponents.includes(componentOf(name)));

/**
 * Moves Infima's rules for documents, which are in the sheet of every page, to the sheets that have our own base for
 * documents (src/css/documents.css). A build without any keeps them where they are.
 */
export function moveDocuments(roots: readonly Root[]): void {
  const isDocuments = (root: Root) =>
    root.some((node) => node instanceof AtRule && node.params === 'documents');
  const documents = roots.filter(isDocuments);
  if (documents.length === 0) return;
  for (const root of roots.filter((sheet) => !isDocuments(sheet))) {
    const layers = root.nodes.filter(
      (node) => node instanceof AtRule && node.params === 'docusaurus.infima',
    );
    if (layers.length === 0) continue;
    const part = new Root({nodes: layers.map((layer) => layer.clone())});
    keepSelectors(part, isOfDocuments);
    keepSelectors(root, (selector) => !isOfDocuments(selector));
    removeEmpty(part);
    for (const sheet of documents) sheet.prepend(part.clone().nodes);
  }
}

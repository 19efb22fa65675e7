import {AtRule, Root, type Container, type Node} from 'postcss';

/** Whether a node is in an at-rule with this name whose parameters match. */
function isIn(node: Node, name: string, params: RegExp): boolean {
  const {parent} = node;
  if (!parent) return false;
  if (parent instanceof AtRule && parent.name === name && params.test(parent.params)) return true;
  return isIn(parent, name, params);
}

/** Whether a node is in a layer that Docusaurus puts packages' stylesheets into. */
export const isFromPackage = (node: Node) => isIn(node, 'layer', /^docusaurus\b/);

/** Returns the component of a class: `button` for `button`, `button--primary`, and `button__icon`. */
export const componentOf = (className: string) => className.split(/--|__/)[0] ?? '';

/** Returns the classes that a selector requires. */
export const classesOf = (selector: string) =>
  Array.from(
    selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g),
    ([, name = '']) => name,
  );

/** Removes the other selectors of packages' rules, and rules that have no selector left. */
export function keepSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (!isFromPackage(rule) || isIn(rule, 'keyframes', /./)) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Removes rules and at-rules without content, except layers, whose first occurrence sets their order. */
export function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    const isLayer = node instanceof AtRule && node.name === 'layer';
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}

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

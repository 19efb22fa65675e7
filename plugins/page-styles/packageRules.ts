import {AtRule, type Container, type Node, type Root} from 'postcss';

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

import postcss, {type Container, type Declaration, type Node, type Root} from 'postcss';

/**
 * Infima's components that pages don't need: their names are everyday words that scripts contain anyway, or src/theme
 * has all their styles. test/built/styles.ts fails when a page has a class of Infima's without styles.
 */
const unusedComponents: readonly string[] = [
  'alert',
  'avatar',
  'badge',
  'button',
  'card',
  'close',
  'footer',
  'pagination',
  'pagination-nav',
  'tabs',
];

/** Characters of a value that's shorter than its property's declaration and uses. */
const MAX_INLINED = 60;

const ROOT_SELECTOR = /^(?::root|html|(?:html)?\[data-theme=\w+\](?::root)?)$/;

/** Whether a node is in an at-rule with this name whose parameters match. */
function isIn(node: Node, name: string, params: RegExp): boolean {
  const {parent} = node;
  if (!parent) return false;
  if (parent.type === 'atrule' && 'name' in parent && 'params' in parent) {
    if (parent.name === name && params.test(String(parent.params))) return true;
  }
  return isIn(parent, name, params);
}

const isFromPackage = (node: Node) => isIn(node, 'layer', /^docusaurus\b/);

/** Whether a declaration always applies to the root element, whatever the screen. */
function isOnRoot({parent}: Declaration): boolean {
  const around = parent?.parent;
  return (
    parent?.type === 'rule' &&
    'selectors' in parent &&
    (parent.selectors as string[]).every((selector) => selector === ':root') &&
    around?.type === 'atrule' &&
    'name' in around &&
    around.name === 'layer'
  );
}

/** Returns the component of a class: `button` for `button`, `button--primary`, and `button__icon`. */
const componentOf = (className: string) => className.split(/--|__/)[0] ?? '';

/** Returns the classes that a selector requires. */
const classesOf = (selector: string) =>
  Array.from(
    selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g),
    ([, name = '']) => name,
  );

function removeRules(root: Root, words: ReadonlySet<string>): void {
  const isUsed = (name: string) => words.has(name) && !unusedComponents.includes(componentOf(name));
  root.walkRules((rule) => {
    if (!isFromPackage(rule) || isIn(rule, 'keyframes', /./)) return;
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Removes packages' values of properties that our sheets, whose layers are higher, set for the whole page. */
function removeOverridden(roots: readonly Root[]): void {
  const ours = new Set<string>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (isOnRoot(declaration) && !isFromPackage(declaration)) ours.add(declaration.prop);
    });
  }
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const {prop, parent} = declaration;
      if (!ours.has(prop) || parent?.type !== 'rule' || !('selectors' in parent)) return;
      const isRoot = (parent.selectors as string[]).every((selector) =>
        ROOT_SELECTOR.test(selector),
      );
      if (isRoot && isFromPackage(declaration)) declaration.remove();
    });
  }
}

/** Returns the properties of packages that have the same short value everywhere. */
function constantsOf(roots: readonly Root[], words: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  const others = new Set<string>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const {prop, value} = declaration;
      const isConstant =
        isFromPackage(declaration) &&
        isOnRoot(declaration) &&
        !words.has(prop) &&
        !value.includes('var(') &&
        value.length <= MAX_INLINED &&
        (values.get(prop) ?? value) === value;
      if (isConstant) values.set(prop, value);
      else others.add(prop);
    });
  }
  for (const prop of others) values.delete(prop);
  return values;
}

/** Puts constants into the rules of packages that read them. Repeats it, because the result may be a constant again. */
function inlineConstants(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const constants = constantsOf(roots, words);
    for (const root of roots) {
      root.walkDecls((declaration) => {
        if (!declaration.value.includes('var(') || !isFromPackage(declaration)) return;
        declaration.value = declaration.value.replace(
          // A minified value has no space between `)` and the next word.
          /var\((--[\w-]+)\)(?=([\w.#-])?)/g,
          (read, prop: string, next?: string) => {
            const value = constants.get(prop);
            if (value === undefined) return read;
            hasChanged = true;
            return next ? `${value} ` : value;
          },
        );
      });
    }
  }
}

/** Removes packages' properties that nothing reads. Repeats it, because one may be read only by another. */
function removeUnread(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const read = new Set(
      roots.flatMap((root) =>
        Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, prop]) => prop),
      ),
    );
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        const {prop} = declaration;
        if (read.has(prop) || words.has(prop) || !isFromPackage(declaration)) return;
        declaration.remove();
        hasChanged = true;
      });
    }
  }
}

/** Removes rules and at-rules without content, except layers, whose first occurrence sets their order. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}

/**
 * Reduces the stylesheets of packages, which are in Docusaurus's layers, to what this site needs: no rules for classes
 * that no script contains, and no custom properties that are never read, always overridden, or constant. Scripts contain
 * the classes of all pages in all states, such as an open menu, so each of these keeps its rules.
 *
 * @param sheets all stylesheets of the build, by file name
 * @param scripts all scripts of the build
 * @returns the same files; our own rules are unchanged
 */
export function leanSheets(
  sheets: ReadonlyMap<string, string>,
  scripts: Iterable<string>,
): Map<string, string> {
  const words = new Set<string>();
  for (const script of scripts) {
    for (const [word] of script.matchAll(/[\w-]+/g)) words.add(word);
  }
  const files = Array.from(sheets, ([file, css]) => [file, postcss.parse(css)] as const);
  const roots = files.map(([, root]) => root);
  for (const root of roots) removeRules(root, words);
  removeOverridden(roots);
  inlineConstants(roots, words);
  removeUnread(roots, words);
  roots.forEach(removeEmpty);
  return new Map(files.map(([file, root]) => [file, root.toString()]));
}

import {AtRule, parse, Rule, type Declaration, type Root} from 'postcss';

import {detached} from '../built-pages/readPages';
import {
  classesOf,
  componentOf,
  isFromPackage,
  keepSelectors,
  moveDocuments,
  removeEmpty,
} from './packageRules';

/**
 * Infima's components that pages don't need: their names are everyday words that scripts contain anyway, or the site
 * has all their styles. test/built/styles.ts fails when a page has a class of Infima's without styles.
 */
const unusedComponents: readonly string[] = [
  'alert',
  'avatar',
  'badge',
  'breadcrumbs',
  'button',
  'card',
  'close',
  'dropdown',
  'footer',
  'pagination',
  'pagination-nav',
  'tabs',
];

/**
 * Classes of theme features that are off: hiding the sidebar or the header, raw HTML, links to other sites, categories
 * without a page in a sidebar, and tags of docs; and that of an open search, for which DocSearch clips the body, so that
 * the page jumps to its top. src/css/site.css keeps the page from scrolling.
 */
const unusedFeatures =
  /^(?:docSidebarContainerHidden|docItemWrapperEnhanced|anchorTargetHideOnScrollNavbar|iconExternalLink|menuHtmlItem|menuExternalLink)_|^(?:margin-left--sm|margin-top--sm|menu__link--sublist-caret|padding--none|DocSearch--active)$/;

/** Selectors of elements that no page has, whose styles are all in src/css, or that repeat what browsers do. */
const unusedElements: readonly string[] = [
  'iframe',
  'img[align=left]',
  'img[align=right]',
  'kbd',
  '[type=checkbox]',
];

/** Longest value to repeat in place of a custom property, in characters. */
const MAX_INLINED = 60;

/** Matches selectors of the root element in one color mode or in both. */
const ROOT = /^(?::root|html|(?:html)?\[data-theme=\w+\](?::root)?)$/;

/** Whether a declaration is for the root element only. */
const isOnRoot = ({parent}: Declaration) =>
  parent instanceof Rule && parent.selectors.every((selector) => ROOT.test(selector));

/** Whether a declaration always applies to the root element, in any color mode and on any screen. */
const isAlwaysOnRoot = ({parent}: Declaration) =>
  parent instanceof Rule &&
  parent.selector === ':root' &&
  parent.parent instanceof AtRule &&
  parent.parent.name === 'layer';

function removeRules(root: Root, words: ReadonlySet<string>): void {
  const isUsed = (name: string) =>
    words.has(name) && !unusedComponents.includes(componentOf(name)) && !unusedFeatures.test(name);
  keepSelectors(
    root,
    (selector) => !unusedElements.includes(selector) && classesOf(selector).every(isUsed),
  );
}

/** Calls back for every declaration of a custom property. */
function eachProperty(roots: readonly Root[], run: (declaration: Declaration) => void): void {
  for (const root of roots) root.walkDecls(/^--/, run);
}

/** Removes packages' values of properties that our sheets, whose layers are higher, set for the whole page. */
function removeOverridden(roots: readonly Root[]): void {
  const ours = new Set<string>();
  eachProperty(roots, (declaration) => {
    if (isAlwaysOnRoot(declaration) && !isFromPackage(declaration)) ours.add(declaration.prop);
  });
  eachProperty(roots, (declaration) => {
    const isOverridden = ours.has(declaration.prop) && isOnRoot(declaration);
    if (isOverridden && isFromPackage(declaration)) declaration.remove();
  });
}

/** Returns packages' properties that have the same short value everywhere. */
function constantsOf(roots: readonly Root[], words: ReadonlySet<string>): Map<string, string> {
  const constants = new Map<string, string>();
  const variables = new Set<string>();
  eachProperty(roots, (declaration) => {
    const {prop, value} = declaration;
    const isConstant =
      isFromPackage(declaration) &&
      isAlwaysOnRoot(declaration) &&
      !words.has(prop) &&
      !value.includes('var(') &&
      value.length <= MAX_INLINED &&
      (constants.get(prop) ?? value) === value;
    if (isConstant) constants.set(prop, value);
    else variables.add(prop);
  });
  for (const prop of variables) constants.delete(prop);
  return constants;
}

/** Puts constants into packages' rules that read them, until no value becomes a constant by that. */
function inlineConstants(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const constants = constantsOf(roots, words);
    for (const root of roots) {
      root.walkDecls((declaration) => {
        if (!declaration.value.includes('var(') || !isFromPackage(declaration)) return;
        declaration.value = declaration.value.replace(
          // A minified value has no space between `)` and a word.
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

/** Removes packages' properties that nothing reads, until each one that's left is read by something. */
function removeUnread(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const read = new Set(
      roots.flatMap((root) =>
        Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, prop]) => prop),
      ),
    );
    eachProperty(roots, (declaration) => {
      const {prop} = declaration;
      if (read.has(prop) || words.has(prop) || !isFromPackage(declaration)) return;
      declaration.remove();
      hasChanged = true;
    });
  }
}

/**
 * Reduces the stylesheets of packages, which are in Docusaurus's layers, to what this site needs: no rules for classes
 * that no script contains, no custom properties that are never read, always overridden, or constant, and no rules for
 * documents on other pages. Scripts contain the classes of all pages in all states, such as an open menu, so each of
 * these keeps its rules.
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
    for (const [word] of script.matchAll(/[\w-]+/g)) {
      if (!words.has(word)) words.add(detached(word));
    }
  }
  const files = Array.from(sheets, ([file, css]) => [file, parse(css)] as const);
  const roots = files.map(([, root]) => root);
  for (const root of roots) removeRules(root, words);
  removeOverridden(roots);
  inlineConstants(roots, words);
  removeUnread(roots, words);
  moveDocuments(roots);
  roots.forEach(removeEmpty);
  return new Map(files.map(([file, root]) => [file, root.toString()]));
}

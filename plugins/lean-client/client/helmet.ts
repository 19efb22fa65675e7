import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Replaces `react-helmet-async` in the browser: what Docusaurus's `<Head>` needs of it. The server renders the first page
 * with the package itself; this updates the head during a navigation.
 */

type HeadElement = ReactElement<{readonly children?: ReactNode}, string>;

/** The elements of one `<Head>`. */
interface Instance {
  /** Elements of an inner `<Head>`, which is rendered later, override those of an outer one. */
  readonly order: number;
  readonly elements: readonly HeadElement[];
}

/** Marks the elements that this adds to the head; the server's have it, too. */
const MARK = 'data-rh';

/** Elements of which a page can have several, and the attributes in which they differ. */
const keyedBy: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['children'],
  script: ['src', 'children'],
  style: ['children'],
};

const htmlNames: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** The properties of an element, with the names that React gives them. */
const propertiesOf = ({props}: HeadElement) =>
  Object.entries(props) as [property: string, value: string | number | boolean | undefined][];

const nameOf = (property: string) => htmlNames[property] ?? property;

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

const textOf = ({props: {children}}: HeadElement): string =>
  Children.toArray(children).filter(isText).join('');

/** Elements of the same `<Head>` with the same key are all kept; one with a key of an inner `<Head>` is overridden. */
function keyOf(element: HeadElement): string | null {
  const {type} = element;
  let key: string | null = null;
  for (const [property, value] of propertiesOf(element)) {
    const name = nameOf(property);
    if (!keyedBy[type]?.includes(name) || !value) continue;
    const text = name === 'children' ? textOf(element) : String(value).toLowerCase();
    // A page has one canonical URL; other links differ in where they lead.
    if (key === 'rel=canonical' || (name === 'rel' && text === 'stylesheet')) continue;
    key = `${name}=${text}`;
  }
  return key;
}

/** The elements of a type that the page should have, in order. */
function winning(instances: readonly Instance[], type: string): HeadElement[] {
  const overridden = new Set<string>();
  const found: HeadElement[] = [];
  for (const {elements} of [...instances].reverse()) {
    const own = elements.flatMap((element) => {
      const key = element.type === type ? keyOf(element) : null;
      return key === null || overridden.has(key) ? [] : [{element, key}];
    });
    for (const {key} of own) overridden.add(key);
    found.unshift(...own.map(({element}) => element));
  }
  return found;
}

function attributesOf(element: HeadElement): [name: string, value: string][] {
  return propertiesOf(element).flatMap(([property, value]) =>
    property === 'children' || value === undefined ? [] : [[nameOf(property), String(value)]],
  );
}

function create(element: HeadElement): Element {
  const node = document.createElement(element.type);
  for (const [name, value] of attributesOf(element)) node.setAttribute(name, value);
  node.textContent = textOf(element);
  node.setAttribute(MARK, 'true');
  return node;
}

/** Changes only the elements that differ, so that nothing is loaded again. */
function updateTags(instances: readonly Instance[], type: string): void {
  const old = Array.from(document.head.querySelectorAll(`${type}[${MARK}]`));
  const added = winning(instances, type)
    .map(create)
    .filter((node) => {
      const at = old.findIndex((each) => each.isEqualNode(node));
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
  for (const node of old) node.remove();
  document.head.append(...added);
}

/** The attributes of `<html>` and `<body>` that the current page has set. */
const handled = new Map<string, readonly string[]>();

function updateAttributes(instances: readonly Instance[], type: 'html' | 'body'): void {
  const target = type === 'html' ? document.documentElement : document.body;
  const all = instances.flatMap(({elements}) =>
    elements.filter((element) => element.type === type),
  );
  const attributes = new Map(all.flatMap(attributesOf));
  for (const name of handled.get(type) ?? []) {
    if (!attributes.has(name)) target.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
  handled.set(type, Array.from(attributes.keys()));
}

function updateTitle(instances: readonly Instance[]): void {
  const titles = instances.flatMap(({elements}) => elements.filter(({type}) => type === 'title'));
  const title = titles.at(-1);
  if (title && document.title !== textOf(title)) document.title = textOf(title);
}

const mounted = new Set<Instance>();
let frame = 0;

/** Updates the head once for all `<Head>`s that change in the same frame. */
function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const instances = Array.from(mounted).sort((a, b) => a.order - b.order);
    updateTitle(instances);
    updateAttributes(instances, 'html');
    updateAttributes(instances, 'body');
    for (const type of Object.keys(keyedBy)) updateTags(instances, type);
  });
}

/** The elements among the children, also those in fragments. */
function elementsIn(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? elementsIn(child.props.children) : [child as HeadElement];
  });
}

let created = 0;

export function Helmet({children}: {readonly children?: ReactNode}): null {
  // Parents are rendered before their children, but their effects run after.
  const [order] = useState(() => (created += 1));
  const elements = elementsIn(children);
  useLayoutEffect(() => {
    const instance = {order, elements};
    mounted.add(instance);
    update();
    return () => {
      mounted.delete(instance);
    };
  });
  useEffect(() => update, []);
  return null;
}

export const HelmetProvider = ({children}: {readonly children: ReactNode}): ReactNode => children;

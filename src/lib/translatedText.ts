/** Whether translators put text in the node. */
const isFont = (node: Node | undefined) => node?.nodeName === 'FONT';

/**
 * Keeps React working on pages that a browser translates. Translators replace text nodes with elements, but React keeps
 * the nodes: removing one throws, which crashes the page, and a new text doesn't show
 * (https://github.com/facebook/react/issues/11538). From now on, a text node returns to its place before a change to it,
 * and the translator translates it again.
 *
 * Removing a node that's gone does nothing, and inserting before one appends: not every translator can be followed.
 *
 * @returns undoes it.
 */
export function restoreTranslatedText(): () => void {
  const shownFor = new WeakMap<Node, Node>();

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({addedNodes}) => Array.from(addedNodes)));
    for (const {removedNodes, addedNodes, previousSibling, nextSibling} of records) {
      for (const node of addedNodes) shownFor.delete(node);
      if (removedNodes.length === 0) continue;
      // Chrome inserts an element before the text and then removes the text; others replace it in one step.
      const nearby = [...addedNodes, previousSibling, nextSibling];
      const shown = nearby.find((node): node is Node => node !== null && added.has(node));
      for (const node of removedNodes) {
        const isTranslated = node instanceof Text && isFont(shown);
        if (shown && (isTranslated || isFont(node))) shownFor.set(node, shown);
      }
    }
  });
  observer.observe(document, {childList: true, subtree: true});

  function restore(node: Node | null): void {
    let shown: Node | null | undefined = node;
    while (shown && !shown.parentNode) shown = shownFor.get(shown);
    if (node && shown && shown !== node) shown.parentNode!.replaceChild(node, shown);
  }

  const proto = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- Called with a node as `this`.
  const {appendChild, insertBefore, removeChild} = proto;
  const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue')!;
  proto.appendChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    appendChild.call(this, node);
    return node;
  };
  proto.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    restore(node);
    restore(before);
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
  proto.removeChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    if (node.parentNode === this) removeChild.call(this, node);
    return node;
  };
  Object.defineProperty(proto, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue.set!.call(this, value);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(proto, {appendChild, insertBefore, removeChild});
    Object.defineProperty(proto, 'nodeValue', nodeValue);
  };
}

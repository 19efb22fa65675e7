/**
 * Where the focus stands inside a box, as the index of the child at each level; null when it is outside.
 * Names the same place in a second copy of the same HTML.
 */
export function focusPathIn(box: Element): readonly number[] | null {
  let element = box.ownerDocument.activeElement;
  if (!element || element === box || !box.contains(element)) return null;
  const path: number[] = [];
  while (element && element !== box) {
    const parent: Element | null = element.parentElement;
    path.unshift(Array.from(parent?.children ?? []).indexOf(element));
    element = parent;
  }
  return path;
}

/** Gives the focus to the element at that place, without scrolling; does nothing when there is none. */
export function focusAt(box: Element, path: readonly number[]): void {
  let element: Element | undefined = box;
  for (const index of path) element = element?.children[index];
  if (element instanceof HTMLElement) element.focus({preventScroll: true});
}

/** An element's place inside a box: the index of the child at each level. The same in every copy of the same HTML. */
export type Place = readonly number[];

/** Where an element stands inside a box; null when it is not inside, or is the box. */
export function placeOf(box: Element, element: Element | null): Place | null {
  if (!element || element === box || !box.contains(element)) return null;
  const place: number[] = [];
  let inner: Element = element;
  while (inner !== box && inner.parentElement) {
    place.unshift(Array.from(inner.parentElement.children).indexOf(inner));
    inner = inner.parentElement;
  }
  return place;
}

/** The element at that place; null when there is none. */
export function elementAt(box: Element, place: Place): HTMLElement | null {
  let element: Element | undefined = box;
  for (const index of place) element = element?.children[index];
  return element instanceof HTMLElement ? element : null;
}

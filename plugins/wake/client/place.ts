/** Indexes of an element and its ancestors among their siblings, from `<body>` down. */
export type Place = readonly number[];

/** Returns where an element is, to find it again if React replaces it. */
export function placeOf(element: Element): Place {
  const {body} = element.ownerDocument;
  const place: number[] = [];
  for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
    place.unshift(at.parentElement ? Array.from(at.parentElement.children).indexOf(at) : 0);
  }
  return place;
}

/** Returns the element, or what's now in its place; null if the page no longer has that place. */
export function findAgain(element: Element, place: Place): Element | null {
  if (element.isConnected) return element;
  return place.reduce<Element | null>(
    (parent, index) => parent?.children[index] ?? null,
    element.ownerDocument.body,
  );
}

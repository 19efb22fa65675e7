/** Indexes of an element and its ancestors among their siblings, from `<body>` down. */
export type Place = readonly number[];

/** Returns where an element is, to find it again if React replaces it. */
export function placeOf(element: Element): Place {
  const {parentElement, ownerDocument} = element;
  if (!parentElement || element === ownerDocument.body) return [];
  return [...placeOf(parentElement), Array.from(parentElement.children).indexOf(element)];
}

/** Returns the element, or what's now in its place; null if the page no longer has that place. */
export function findAgain(element: Element, place: Place): Element | null {
  if (element.isConnected) return element;
  return place.reduce<Element | null>(
    (parent, index) => parent?.children[index] ?? null,
    element.ownerDocument.body,
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input, textarea, select';

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

const isText = (field: Field): boolean =>
  !isCheckable(field) && !(field instanceof HTMLSelectElement);

/** Whether the field differs from the built page: typed, selected, or restored by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

interface Entry {
  readonly field: Field;
  readonly place: Place;
  readonly value: string;
  readonly isChecked: boolean;
}

function entryOf(field: Field): Entry {
  const isChecked = isCheckable(field) && field.checked;
  return {field, place: placeOf(field), value: field.value, isChecked};
}

/** The browser's own accessor of a field's value. */
const nativeValueOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');

/** Writes a value past the setter that React puts on the element to track its own writes. */
const writeNatively = (field: Field, value: string): void =>
  nativeValueOf(field)?.set?.call(field, value);

/**
 * Ignores values that scripts write into the field: once React has hydrated a field, rendering it would overwrite what
 * the visitor typed.
 *
 * @returns ends it.
 */
function protect(field: Field): () => void {
  const previous = Object.getOwnPropertyDescriptor(field, 'value');
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => nativeValueOf(field)?.get?.call(field) as string,
    set() {
      // The visitor’s text stays.
    },
  });
  return () => {
    // React tracks writes by a property of its own.
    if (previous) Object.defineProperty(field, 'value', previous);
    else Reflect.deleteProperty(field, 'value');
  };
}

/**
 * Makes React handle the entry as a change. It ignores an event unless the value differs from the one it tracks, which
 * it took from the field when it hydrated it, with the visitor's entry already in place.
 */
function enter({field, place, value, isChecked}: Entry): void {
  const found = findAgain(field, place) as Field | null;
  if (!found) return;
  if (isCheckable(found)) {
    // Selecting a radio button deselects the others, which have nothing of their own to report.
    if (found.type === 'radio' && !isChecked) return;
    found.checked = !isChecked;
    found.click();
    return;
  }
  if (found instanceof HTMLSelectElement) {
    writeNatively(found, value);
    found.dispatchEvent(new Event('change', {bubbles: true}));
    return;
  }
  const selection =
    found.ownerDocument.activeElement === found
      ? ([found.selectionStart, found.selectionEnd] as const)
      : null;
  // With a zero in front, numbers and dates stay valid. The browser would log a warning about an invalid one.
  found.value = `0${value}`;
  writeNatively(found, value);
  // `type="email"` and `type="number"` have no selection.
  if (selection?.[0] != null) found.setSelectionRange(...selection);
  found.dispatchEvent(new Event('input', {bubbles: true}));
}

export interface Fields {
  /** Notes fields that were changed without an event, such as those the browser restored. Call it before hydration. */
  readonly note: () => void;
  readonly hasEntries: () => boolean;
  /** Hands the entries over to React. */
  readonly replay: () => void;
}

/**
 * Stores what's typed, checked, and selected before React knows the fields. Hydration keeps such values but reports no
 * change, and the next render overwrites them.
 */
export function storeFields(view: Window): Fields {
  const entries = new Map<Field, Entry>();
  const endings = new Map<Field, () => void>();
  const ending = new AbortController();
  const store = (field: Field) => {
    entries.set(field, entryOf(field));
    if (isText(field) && !endings.has(field)) endings.set(field, protect(field));
  };
  for (const name of ['input', 'change', 'click'] as const) {
    view.addEventListener(
      name,
      (event) => {
        const {target, isTrusted} = event;
        if (!isTrusted || !(target instanceof Element) || !target.matches(FIELDS)) return;
        const field = target as Field;
        if (name === 'click' && !isCheckable(field)) return;
        // React would handle a field it has just hydrated, and again when the entry is replayed.
        event.stopImmediatePropagation();
        if (name !== 'click') store(field);
      },
      {capture: true, signal: ending.signal},
    );
  }
  return {
    note() {
      for (const field of view.document.querySelectorAll<Field>(FIELDS)) {
        if (isChanged(field) && !entries.has(field)) store(field);
      }
    },
    hasEntries: () => entries.size > 0,
    replay() {
      ending.abort();
      for (const unprotect of endings.values()) unprotect();
      entries.forEach(enter);
    },
  };
}

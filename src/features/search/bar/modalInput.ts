/** DocSearch's field inside an element. */
export const inputIn = (root: Element | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

/** Types a query into DocSearch's field, which has no other way to change it from outside. */
export function typeQuery(input: HTMLInputElement, query: string): void {
  const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React ignores an input event whose value it has set itself.
  set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Moves the focus with Tab inside an element, whose parts may come and go. */
export function keepFocusInside(root: Element, event: KeyboardEvent): void {
  const all = Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

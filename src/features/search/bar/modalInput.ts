/** DocSearch's field inside an element. */
export const inputIn = (root: Element | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

/** Makes DocSearch's modal a dialog to screen readers, which it calls a button. React leaves attributes that don't change. */
export function asDialog(root: Element | null): void {
  const container = root?.querySelector('.DocSearch-Container');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    container?.removeAttribute(name);
  }
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('aria-label', 'Search');
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

/**
 * Moves the focus between the field and the panel's entries with the arrow keys, and back to the field to type. In the
 * field, Enter opens the first entry, which looks selected.
 *
 * @returns whether the key is used up.
 */
export function moveInPanel(
  root: Element,
  {key, target, ctrlKey, metaKey, repeat, isComposing}: KeyboardEvent,
): boolean {
  const items = Array.from(root.querySelectorAll<HTMLElement>('[data-palette-item]'));
  const input = inputIn(root);
  const at = items.indexOf(target as HTMLElement);
  if (at < 0) {
    const hasHits =
      root.querySelector('.DocSearch-Hit') !== null && !root.matches('[data-list="hidden"]');
    if (hasHits || items.length === 0) return false;
    // The key that opened the modal may still be down.
    if (key === 'Enter' && target === input && !repeat && !isComposing) items[0]?.click();
    else if (key === 'ArrowDown') items[0]?.focus();
    else return false;
    return true;
  }
  if (key === 'ArrowDown') items[Math.min(at + 1, items.length - 1)]?.focus();
  else if (key === 'ArrowUp') (items[at - 1] ?? input)?.focus();
  else {
    // The letter arrives in the field.
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) input?.focus();
    return false;
  }
  return true;
}

const inputsWithoutText = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether a key opens the search: Ctrl K and Cmd K everywhere, "/" wherever it can't be typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  // A browser that fills in a form sends keydown events without a key.
  if (event.key?.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  return event.key === '/' && !isInField(event);
}

/** Whether the key types into a field, or chooses in one. */
export function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement) return !inputsWithoutText.test(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('select, textarea');
}

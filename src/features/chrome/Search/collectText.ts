import {isComposing, isSearchShortcut} from '@site/src/lib/keys';

/**
 * Collects what's typed outside of a field, so that nothing is lost while the field that it's for loads.
 *
 * @returns a function that ends the collection and returns the text.
 */
export function collectText(view: Window): () => string {
  const ending = new AbortController();
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey || isComposing(event)) return;
    if (isInField(event) || opensSearch(event)) return;
    // Before any text, a space selects a button or scrolls.
    if (key === 'Backspace' && text !== '') text = text.slice(0, -1);
    else if (key?.length === 1 && (key !== ' ' || text !== '')) text += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('keydown', onKeyDown, {capture: true, signal: ending.signal});
  return () => {
    ending.abort();
    return text;
  };
}

const inputsWithoutText = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether a key opens the search: Ctrl K and Cmd K everywhere, "/" wherever it can't be typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  return isSearchShortcut(event) || (event.key === '/' && !isInField(event));
}

/** Whether the key types into a field, or chooses in one. */
function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement) return !inputsWithoutText.test(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('select, textarea');
}

import {isInField, opensSearch} from './opensSearch';

/**
 * Collects what's typed outside of a field, so that nothing is lost while the field that it's for loads.
 *
 * @returns a function that ends the collection and returns the text.
 */
export function collectText(view: Window): () => string {
  const ending = new AbortController();
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, isComposing} = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
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

/**
 * Tells the stylesheet (src/css/site.css) whether a dialog or the search is open. With `html:has(dialog:modal)`, each
 * element that enters or leaves the page would restyle all others.
 */
export function markModal(): void {
  const isOpen = document.querySelector('dialog[open], .DocSearch-Container') !== null;
  document.documentElement.toggleAttribute('data-modal', isOpen);
}

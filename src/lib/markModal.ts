const IS_MODAL = 'data-modal';

/**
 * Tells the stylesheet (src/css/site.css) whether a dialog or the search is open. With `html:has(dialog:modal)`, each
 * element that enters or leaves the page would restyle all others.
 *
 * @param closing a dialog that's about to close.
 */
export function markModal(closing?: HTMLDialogElement): void {
  const open = Array.from(document.querySelectorAll('dialog[open], .DocSearch-Container'));
  const isOpen = open.some((element) => element !== closing);
  document.documentElement.toggleAttribute(IS_MODAL, isOpen);
}

/**
 * Opens a dialog and tells the stylesheet. The mark comes first, here and in `closeModal`: the browser restyles the page
 * when it moves the focus, and a later mark would make it do that a second time.
 */
export function showModal(dialog: HTMLDialogElement): void {
  document.documentElement.setAttribute(IS_MODAL, '');
  dialog.showModal();
}

/** Closes a dialog and tells the stylesheet. */
export function closeModal(dialog: HTMLDialogElement): void {
  markModal(dialog);
  dialog.close();
}

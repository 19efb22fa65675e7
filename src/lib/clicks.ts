import type {MouseEvent} from 'react';

/** Whether a click on a link opens its page here; otherwise the browser opens a tab or a window, or saves the page. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Drops the second half of a double click, which would hit what the first one put there. For the capture phase of a box
 * whose content changes on a click. On `mousedown`, it also keeps the focus and the selection.
 */
export function dropSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

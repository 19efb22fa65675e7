import type {MouseEvent} from 'react';

/**
 * Drops the second half of a double click, which would hit what the first one put there. For the capture phase of a box
 * whose content changes on a click.
 */
export function dropSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

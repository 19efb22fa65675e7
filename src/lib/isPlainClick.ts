import type {MouseEvent} from 'react';

/** Whether a click on a link opens its page here; otherwise the browser opens a tab or a window, or saves the page. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a key is the shortcut of the search: Ctrl K or Cmd K. With Shift, Ctrl K opens Firefox's console. */
export const isSearchShortcut = ({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean =>
  // A browser that fills in a form sends keydown events without a key.
  key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey;

/**
 * Whether a key belongs to an input method. Safari ends the composition before the `keydown` of the key that commits it,
 * and marks it only by its old code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether a key is the shortcut of the search: Ctrl K or Cmd K. With Shift, Ctrl K opens Firefox's console. */
export const isSearchShortcut = ({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean =>
  // A browser that fills in a form sends keydown events without a key.
  key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey;

/** The key of shortcuts on this device: Cmd on Apple's, Ctrl elsewhere. For the browser only. */
export const modifierKey = (): 'Meta' | 'Control' =>
  /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? 'Meta' : 'Control';

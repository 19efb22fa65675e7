/** The key of shortcuts on this device: Cmd on Apple's, Ctrl elsewhere. For the browser only. */
export const modifierKey = (): 'Meta' | 'Control' =>
  /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? 'Meta' : 'Control';

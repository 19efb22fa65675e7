/**
 * An effect of DocSearch 4.7.0 reads `localStorage` unguarded, and where storage is blocked reading it throws. Without
 * storage (null, as in an Android WebView that has it switched off) DocSearch works.
 */
export function guardStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
}

/** The order of the theme's button; the attribute's values are the choices. */
const NEXT = {system: 'light', light: 'dark', dark: 'system'} as const;

/**
 * Changes the color mode like the theme's button does (theme-common/contexts/colorMode), because it doesn't need to
 * wait: the choice is an attribute and a stored value, which the theme reads when it hydrates.
 *
 * @param storageKey where the theme stores the choice.
 */
export function changeColorMode(view: Window, storageKey: string): void {
  const root = view.document.documentElement;
  const choice = root.getAttribute('data-theme-choice') as keyof typeof NEXT | null;
  const next = NEXT[choice ?? 'system'];
  const isDark =
    next === 'system' ? view.matchMedia('(prefers-color-scheme: dark)').matches : next === 'dark';
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', next);
  try {
    if (next === 'system') view.localStorage.removeItem(storageKey);
    else view.localStorage.setItem(storageKey, next);
  } catch {
    // Blocked storage: the choice lasts until the page is left, as with the theme's own button.
  }
}

/** Marks the color mode button. The value is the key under which the theme stores the choice. */
const COLOR_MODE = 'data-color-mode';

/** The theme renders a choice that it's told in a task of its own. Until then it would take a click for the one before. */
const TOLD_AFTER_MS = 100;

/** The order of the theme's button; the attribute's values are the choices. */
const NEXT = {system: 'light', light: 'dark', dark: 'system'} as const;

type Choice = keyof typeof NEXT;

const choiceOf = ({document}: Window) =>
  document.documentElement.getAttribute('data-theme-choice') as Choice;

const systemIsDark = (view: Window) => view.matchMedia('(prefers-color-scheme: dark)');

function show(view: Window, choice: Choice): void {
  const root = view.document.documentElement;
  const isDark = choice === 'system' ? systemIsDark(view).matches : choice === 'dark';
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);
}

/**
 * Changes the color mode like the theme's button does (theme-common/contexts/colorMode), because it doesn't need to
 * wait: the choice is an attribute and a stored value, which the theme reads when it hydrates.
 *
 * @param storageKey where the theme stores the choice.
 */
export function changeColorMode(view: Window, storageKey: string): void {
  // The theme accepts any text as a choice in the URL.
  const next = NEXT[choiceOf(view)] ?? NEXT.system;
  show(view, next);
  try {
    if (next === 'system') view.localStorage.removeItem(storageKey);
    else view.localStorage.setItem(storageKey, next);
  } catch {
    // Blocked storage: the choice lasts until the page is left, as with the theme's own button.
  }
}

interface ColorModeButton {
  /** Tells the theme the choice, as a tab with the same site would, and leaves the button to it. */
  readonly handOver: () => void;
}

/**
 * Handles clicks on the color mode button, another choice in another tab, and a change of the system, until the theme does.
 * Call it before other listeners for clicks.
 */
export function handleColorMode(view: Window): ColorModeButton {
  const ending = new AbortController();
  const {signal} = ending;
  let changedKey: string | null = null;
  systemIsDark(view).addEventListener('change', () => show(view, choiceOf(view)), {signal});
  view.addEventListener(
    'storage',
    ({key, newValue}) => {
      const button = view.document.querySelector(`[${COLOR_MODE}]`);
      if (button?.getAttribute(COLOR_MODE) === key) show(view, (newValue ?? 'system') as Choice);
    },
    {signal},
  );
  view.addEventListener(
    'click',
    (event) => {
      const {target, isTrusted} = event;
      const key =
        target instanceof Element && target.closest(`[${COLOR_MODE}]`)?.getAttribute(COLOR_MODE);
      if (!isTrusted || !key) return;
      event.stopImmediatePropagation();
      changeColorMode(view, key);
      changedKey = key;
    },
    {capture: true, signal},
  );
  const handOver = () => {
    if (changedKey === null) {
      ending.abort();
      return;
    }
    tellTheme(view, changedKey);
    changedKey = null;
    setTimeout(handOver, TOLD_AFTER_MS);
  };
  return {handOver};
}

function tellTheme(view: Window, key: string): void {
  try {
    const {localStorage: storageArea} = view;
    const newValue = storageArea.getItem(key);
    view.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  } catch {
    // Blocked storage: the theme has read the attribute.
  }
}

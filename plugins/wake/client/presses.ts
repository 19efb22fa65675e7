import {FIELDS, findAgain, placeOf, type Place} from './fields';

/**
 * The controls that do nothing, or something else, without the page's scripts. Other links, `<summary>`, and fields work by
 * themselves.
 */
const CONTROLS = 'button, [data-press]';

/** The widgets that move their selection with keys. test/built/content.ts fails when a built page has others. */
const KEYED = '[role=tab]';

/** Set on a control while its press waits (src/css/site.css). */
const KEPT = 'data-kept';

/** Whether the control submits a form that the browser can send by itself. */
const isNativeSubmit = ({type, form}: HTMLButtonElement) =>
  type === 'submit' && form?.hasAttribute('action');

interface Press {
  readonly target: Element;
  readonly place: Place;
  readonly replay: (target: Element) => void;
}

interface Presses {
  /** Repeats the stored presses, each once, and stops storing. Does nothing when it's called again. */
  readonly replay: () => void;
}

/**
 * Stores presses that the sleeping page can't handle: clicks on its controls, keys of its widgets, submitted forms, and
 * the shortcuts of the search with what's typed after them.
 *
 * Each one is stopped, because React hydrates a control synchronously when it's pressed during hydration: the original
 * press and its repetition would both count. A second press on the same control is dropped: it means "nothing happened",
 * and would undo the first one.
 *
 * @param onStored called for each stored press, because no other listener gets the event.
 */
export function storePresses(view: Window, onStored: () => void): Presses {
  const presses = new Map<Element | KeyboardEvent, Press>();
  const ending = new AbortController();
  let hasText = false;

  const store = (
    event: Event,
    target: Element,
    replay: Press['replay'],
    key: Element | KeyboardEvent = target,
  ) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!presses.has(key)) {
      target.setAttribute(KEPT, '');
      presses.set(key, {target, place: placeOf(target), replay});
    }
    onStored();
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    handle: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    view.addEventListener(
      name,
      (event) => {
        // Voice control that runs as an extension clicks with scripts.
        const isVisitors = event.isTrusted || name === 'click';
        if (isVisitors && event.target instanceof Element) handle(event, event.target);
      },
      {capture: true, signal: ending.signal},
    );

  let pointerType = '';
  listen('pointerdown', (event) => (pointerType = event.pointerType));

  listen('click', (event, target) => {
    const control = target.closest<HTMLButtonElement>(CONTROLS);
    if (!control || control.matches(':disabled') || isNativeSubmit(control)) return;
    // A link that opens in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A key's click has no count and no pointer. Not every browser sets the pointer of a click.
    const pointer = {value: event.detail > 0 ? pointerType : ''};
    const copy = (type: string) =>
      Object.defineProperty(new PointerEvent(type, event), 'pointerType', pointer);
    store(event, control, (found) => {
      if (found instanceof HTMLElement) found.focus({preventScroll: true});
      if (event.detail > 0) found.dispatchEvent(copy('pointerdown'));
      found.dispatchEvent(copy('click'));
    });
  });

  listen('keydown', (event, target) => {
    const {key, ctrlKey, metaKey, shiftKey} = event;
    const hasModifier = ctrlKey || metaKey;
    const isTyped = !hasModifier && !target.matches(FIELDS);
    // A browser that fills in a form sends keydown events without a key.
    const isShortcut = hasModifier ? !shiftKey && /^k$/i.test(key) : isTyped && key === '/';
    // A query after the shortcut or the press that opens the search. Its first key can't be a press itself.
    const isText = isTyped && presses.size > 0 && (hasText ? /^(.|Backspace)$/ : /^\S$/).test(key);
    hasText ||= isText;
    const isMove = /^(Arrow|Home|End)/.test(key) && target.closest(KEYED);
    if (!isShortcut && !isText && !isMove) return;
    const replay = (found: Element) => found.dispatchEvent(new KeyboardEvent('keydown', event));
    store(event, target, replay, isText ? event : target);
  });

  listen('submit', (event, target) => {
    if (target.hasAttribute('action')) return;
    const {submitter} = event;
    store(event, target, (found) => {
      if (found instanceof HTMLFormElement) {
        found.requestSubmit(submitter?.isConnected ? submitter : null);
      }
    });
  });

  return {
    replay() {
      ending.abort();
      for (const {target, place, replay} of presses.values()) {
        target.removeAttribute(KEPT);
        const found = findAgain(target, place);
        if (found) replay(found);
      }
      presses.clear();
    },
  };
}

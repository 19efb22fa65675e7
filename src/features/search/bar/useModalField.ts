import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

import {isComposing} from '@site/src/lib/keys';
import {typeInto} from '@site/src/lib/typeInto';

interface ModalField {
  /** The text in DocSearch's field. */
  readonly query: string;
  readonly search: (query: string) => void;
  /** Searches for the same again. */
  readonly retry: () => void;
}

/**
 * Reads and changes the field of DocSearch's modal, adds an element and a role to the modal, and moves the focus in it with
 * Tab and the arrow keys. Enter waits for the hits of what's in the field: DocSearch would open one of an earlier query.
 * It follows the selected hit's link.
 *
 * @param rootRef the element around the modal.
 * @param host placed between the hits and the footer.
 * @param answered the query whose hits the modal shows.
 */
export function useModalField(
  rootRef: RefObject<HTMLElement | null>,
  host: HTMLElement,
  answered: string | null,
): ModalField {
  const [query, setQuery] = useState('');
  const answeredRef = useRef(answered);
  const waitingEnterRef = useRef<KeyboardEvent>(null);
  const retryTimerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const modal = rootRef.current?.querySelector('.DocSearch-Modal');
    modal?.insertBefore(host, modal.lastElementChild);
    asDialog(rootRef.current);
  }, [rootRef, host]);

  useEffect(() => (rootRef.current ? asCombobox(rootRef.current) : undefined), [rootRef]);

  useEffect(() => {
    answeredRef.current = answered;
    const enter = waitingEnterRef.current;
    const input = inputIn(rootRef.current);
    if (!enter || input?.value !== answered) return;
    waitingEnterRef.current = null;
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
  }, [rootRef, answered]);

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      // DocSearch changes the field in handlers of its own.
      timer = setTimeout(() => setQuery(inputIn(root)?.value ?? ''));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const input = inputIn(root);
      const isEarly =
        event.key === 'Enter' &&
        input !== null &&
        event.target === input &&
        !isComposing(event) &&
        input.value.trim() !== '' &&
        input.value !== answeredRef.current;
      waitingEnterRef.current = isEarly ? event : null;
      if (isEarly) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Tab') {
        // DocSearch knows only the controls that were there when it opened.
        event.stopPropagation();
        keepFocusInside(root, event);
      } else if (moveInPanel(root, event) || openSelectedHit(root, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const onClick = ({target}: MouseEvent) => {
      // DocSearch removes the button, which may have the focus.
      if (target instanceof Element && target.closest('.DocSearch-Hit-action-button')) {
        inputIn(root)?.focus();
      }
      read();
    };
    read();
    root.addEventListener('input', read);
    root.addEventListener('click', onClick);
    root.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      clearTimeout(timer);
      clearTimeout(retryTimerRef.current);
      root.removeEventListener('input', read);
      root.removeEventListener('click', onClick);
      root.removeEventListener('keydown', onKeyDown, {capture: true});
    };
  }, [rootRef]);

  const search = useCallback(
    (text: string) => {
      const input = inputIn(rootRef.current);
      if (input) typeInto(input, text);
    },
    [rootRef],
  );
  const retry = useCallback(() => {
    search('');
    retryTimerRef.current = setTimeout(() => search(query));
  }, [search, query]);
  return {query, search, retry};
}

/** DocSearch's field inside an element. */
const inputIn = (root: Element | null) =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

/** Makes DocSearch's modal a dialog to screen readers, which it calls a button. React leaves attributes that don't change. */
function asDialog(root: Element | null): void {
  const container = root?.querySelector('.DocSearch-Container');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    container?.removeAttribute(name);
  }
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('aria-label', 'Search');
}

/**
 * Makes DocSearch's field the combobox that it says its container is, which is expanded while there are hits.
 *
 * @returns a function that stops following the hits.
 */
function asCombobox(root: Element): () => void {
  const input = inputIn(root);
  const update = () => {
    input?.setAttribute('aria-expanded', String(hasHits(root)));
    // DocSearch still names its first hit when there's none left.
    if (!hasHits(root)) input?.removeAttribute('aria-activedescendant');
  };
  input?.setAttribute('role', 'combobox');
  update();
  const observer = new MutationObserver(update);
  observer.observe(root, {childList: true, subtree: true, attributeFilter: ['data-list']});
  return () => observer.disconnect();
}

/** Whether the modal shows hits, found or stored, instead of the panel. */
const hasHits = (root: Element) =>
  root.querySelector('.DocSearch-Hit') !== null && !root.matches('[data-list="hidden"]');

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Moves the focus with Tab inside an element, whose parts may come and go. */
function keepFocusInside(root: Element, event: KeyboardEvent): void {
  const all = Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

/**
 * Moves the focus between the field and the panel's entries with the arrow keys, and back to the field to type. In the
 * field, Enter opens the first entry, which looks selected.
 *
 * @returns whether the key is used up.
 */
function moveInPanel(root: Element, event: KeyboardEvent): boolean {
  const {key, target, ctrlKey, metaKey, repeat} = event;
  const items = Array.from(root.querySelectorAll<HTMLElement>('[data-palette-item]'));
  const input = inputIn(root);
  const at = items.indexOf(target as HTMLElement);
  if (at < 0) {
    if (hasHits(root) || items.length === 0) return false;
    // The key that opened the modal may still be down.
    if (key === 'Enter' && target === input && !repeat && !isComposing(event)) items[0]?.click();
    else if (key === 'ArrowDown') items[0]?.focus();
    else return false;
    return true;
  }
  if (key === 'ArrowDown') items[Math.min(at + 1, items.length - 1)]?.focus();
  else if (key === 'ArrowUp') (items[at - 1] ?? input)?.focus();
  else {
    // The letter arrives in the field.
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) input?.focus();
    return false;
  }
  return true;
}

/**
 * Follows the selected hit's link on Enter. It may lead to a section that loaded after the hit, which DocSearch, with the
 * hit's first URL, would miss.
 *
 * @returns whether the key is used up.
 */
function openSelectedHit(root: Element, event: KeyboardEvent): boolean {
  const {key, target, ctrlKey, metaKey, shiftKey} = event;
  const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !shiftKey && !isComposing(event);
  if (!isPlainEnter || target !== inputIn(root)) return false;
  const link = root.querySelector<HTMLAnchorElement>('.DocSearch-Hit[aria-selected="true"] a');
  link?.click();
  return link !== null;
}

import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

import {typeInto} from '@site/src/lib/typeInto';
import {asDialog, inputIn, keepFocusInside, moveInPanel} from './modalInput';

export interface ModalField {
  /** The text in DocSearch's field. */
  readonly query: string;
  readonly search: (query: string) => void;
  /** Searches for the same again. */
  readonly retry: () => void;
}

/**
 * Reads and changes the field of DocSearch's modal, adds an element and a role to the modal, and moves the focus in it with
 * Tab and the arrow keys. Enter waits for the hits of what's in the field: DocSearch would open one of an earlier query.
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
        !event.isComposing &&
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
      } else if (moveInPanel(root, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    read();
    root.addEventListener('input', read);
    root.addEventListener('click', read);
    root.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      clearTimeout(timer);
      clearTimeout(retryTimerRef.current);
      root.removeEventListener('input', read);
      root.removeEventListener('click', read);
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

import {useCallback, useEffect, useSyncExternalStore} from 'react';

/** The consoles of a page share one account and one form, so one of them is open at a time. */
let openId: string | null = null;
const listeners = new Set<() => void>();

function open(id: string | null): void {
  openId = id;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this console is the open one. Opening it closes another.
 *
 * @param id of the console on its page
 * @param isLinked whether the address asks for it
 */
export function useOpenConsole(
  id: string,
  isLinked: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openId === id,
    () => false,
  );
  useEffect(() => {
    if (isLinked) open(id);
  }, [id, isLinked]);
  useEffect(
    () => () => {
      if (openId === id) open(null);
    },
    [id],
  );
  return [isOpen, useCallback((next: boolean) => open(next ? id : null), [id])];
}

import {useSyncExternalStore, useEffect, useState, type RefObject} from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible. True on the server. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/**
 * Whether any part of the element is on the screen in a visible tab.
 *
 * @param initially until the browser knows, and on the server.
 */
export function useOnScreen(ref: RefObject<Element | null>, initially = false): boolean {
  const [isIntersecting, setIsIntersecting] = useState(initially);
  const isPageVisible = usePageVisible();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // A busy page gets several changes together, and the last one is current.
    const observer = new IntersectionObserver((entries) =>
      setIsIntersecting(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isIntersecting && isPageVisible;
}

/** Whether at least half of the element has been on the screen; stays true. False on the server. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsSeen(true);
      },
      {threshold: 0.5},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);

  return isSeen;
}

import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

import type {SectionSource} from './loadOnce';
import {elementAt, placeOf, type Place} from './place';

/** How far below the screen a section's code is fetched: one screen's height. */
const AHEAD = '100% 0px';

/** What tells that visitors scroll by themselves. */
const STEERING = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

export type SectionCode =
  /** The built page's HTML stands there and waits. */
  | {readonly status: 'kept'}
  /** Reached from another page of the site: nothing stands there yet. */
  | {readonly status: 'empty'}
  | {readonly status: 'ready'; readonly Section: ComponentType};

/** A section that arrives above the place the address names has pushed that place away. */
function goBackToTarget(box: Element): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const isBelow = box.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isBelow) target.scrollIntoView();
}

/**
 * Fetches the section's code when its box comes near the screen or is pressed, or at once when the box is empty.
 * Offline, what the page says stays, and the code is fetched when the network is back.
 */
export function useSectionCode(
  source: SectionSource,
  boxRef: RefObject<HTMLElement | null>,
): SectionCode {
  // False only while React takes over a built page.
  const isBrowser = useIsBrowser();
  const [isKept] = useState(!isBrowser);
  const [Section, setSection] = useState<ComponentType | null>(() =>
    isKept ? null : source.loaded,
  );
  const focusedRef = useRef<Place | null>(null);
  const pressedRef = useRef<Place | null>(null);
  const steeredRef = useRef(false);

  useEffect(() => {
    const box = boxRef.current;
    if (Section || !box) return undefined;
    const ending = new AbortController();
    const show = async () => {
      const loaded = await source.load().catch((error: unknown) => {
        // Online, the code is gone: this tab is older than the site, which is dealt with where all such failures are.
        if (navigator.onLine) throw error;
        addEventListener('online', () => void show(), {once: true, signal: ending.signal});
      });
      if (!loaded || ending.signal.aborted) return;
      focusedRef.current = placeOf(box, document.activeElement);
      setSection(() => loaded);
    };
    if (!isKept) {
      for (const name of STEERING) {
        addEventListener(name, () => (steeredRef.current = true), {signal: ending.signal});
      }
      void show();
      return () => ending.abort();
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        void show();
      },
      {rootMargin: AHEAD},
    );
    observer.observe(box);
    // On a slow network somebody is faster than the code. Links and disclosures work without it.
    const keepPress = ({target}: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      pressedRef.current = placeOf(box, button);
      void show();
    };
    box.addEventListener('click', keepPress, {signal: ending.signal});
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [Section, isKept, boxRef, source]);

  // The live copy replaces the built one: the focus stays where it was, and a press arrives after all.
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!Section || !box) return;
    if (focusedRef.current) elementAt(box, focusedRef.current)?.focus({preventScroll: true});
    if (pressedRef.current) elementAt(box, pressedRef.current)?.click();
    if (!isKept && !steeredRef.current) goBackToTarget(box);
  }, [Section, isKept, boxRef]);

  if (Section) return {status: 'ready', Section};
  return {status: isKept ? 'kept' : 'empty'};
}

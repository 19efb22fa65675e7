import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

import {focusAt, focusPathIn} from './focusPath';
import type {SectionSource} from './loadOnce';

/** How far below the screen a section's code is fetched: one screen's height. */
const AHEAD = '100% 0px';

export type SectionCode =
  /** The built page's HTML stands there and waits. */
  | {readonly status: 'kept'}
  /** Reached from another page of the site: nothing stands there yet. */
  | {readonly status: 'empty'}
  | {readonly status: 'ready'; readonly Section: ComponentType};

/** Fetches the section's code when its box comes near the screen, or at once when the box is empty. */
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
  const focusPathRef = useRef<readonly number[] | null>(null);

  useEffect(() => {
    const box = boxRef.current;
    if (Section || !box) return undefined;
    let isGone = false;
    const show = async () => {
      const loaded = await source.load();
      if (isGone) return;
      focusPathRef.current = focusPathIn(box);
      setSection(() => loaded);
    };
    if (!isKept) {
      void show();
      return () => {
        isGone = true;
      };
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void show();
      },
      {rootMargin: AHEAD},
    );
    observer.observe(box);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [Section, isKept, boxRef, source]);

  // The live copy replaces the built one: a visitor who was inside stays where they were.
  useLayoutEffect(() => {
    const path = focusPathRef.current;
    if (Section && path && boxRef.current) focusAt(boxRef.current, path);
  }, [Section, boxRef]);

  if (Section) return {status: 'ready', Section};
  return {status: isKept ? 'kept' : 'empty'};
}

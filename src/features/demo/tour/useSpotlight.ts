import {useEffect, type RefObject} from 'react';

import type {DemoState} from '../demoMachine';
import {chapters} from './chapters';
import type {TourState} from './guide';

/** Brings the part that a chapter shows into view when the chapter begins, and again when the part has grown. */
export function useSpotlight(
  rootRef: RefObject<HTMLElement | null>,
  tour: TourState,
  step: DemoState['step'],
): void {
  const shows = tour.status === 'off' ? null : chapters[tour.chapter]?.shows;

  useEffect(() => {
    if (!shows) return;
    // The page's own scroll behaviour decides between gliding and jumping, by the visitor's wish.
    rootRef.current?.querySelector(`[data-part="${shows}"]`)?.scrollIntoView({block: 'start'});
  }, [rootRef, shows, step]);
}

import {useLayoutEffect, type RefObject} from 'react';

import {placeCard, type Box} from './placement';

/** Kept clear between the card and the edges of the screen, in px. */
const EDGE = 12;

/** The part of the window that the sticky header leaves free: what the page keeps clear when it scrolls to something. */
function freeScreen(): Box {
  const {clientWidth, clientHeight} = document.documentElement;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {
    left: EDGE,
    top: covered,
    width: clientWidth - 2 * EDGE,
    height: clientHeight - covered - EDGE,
  };
}

/**
 * Puts the open card beside its dot, or docks it below the radar where there is no room, and moves the focus to it.
 * The place is written to the element, not to state: it must be there before the card is painted.
 */
export function useCardPlacement(
  radarRef: RefObject<HTMLElement | null>,
  cardRef: RefObject<HTMLElement | null>,
  openId: string | null,
): void {
  useLayoutEffect(() => {
    const [radar, card] = [radarRef.current, cardRef.current];
    const dot = radar?.querySelector(`[data-lead="${openId}"]`);
    if (!radar || !card || !dot) return undefined;

    const place = () => {
      const target = dot.getBoundingClientRect();
      const origin = radar.getBoundingClientRect();
      const size = {width: card.offsetWidth, height: card.offsetHeight};
      const placement = placeCard(target, size, freeScreen());
      card.dataset.side = placement.side;
      if (placement.side === 'docked') return;
      card.style.left = `${placement.left - origin.left}px`;
      card.style.top = `${placement.top - origin.top}px`;
      const level = target.top + target.height / 2 - placement.top;
      card.style.setProperty('--level', `${level}px`);
    };

    // A docked card fills the radar's width, so it is measured as one that stands beside its dot.
    const measure = () => {
      delete card.dataset.side;
      place();
    };
    measure();
    card.focus({preventScroll: true});
    if (card.dataset.side === 'docked') card.scrollIntoView({block: 'nearest'});

    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [radarRef, cardRef, openId]);
}

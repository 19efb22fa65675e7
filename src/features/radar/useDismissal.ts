import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Tells when an open card should close: Escape was pressed in the radar, or something outside the card and the radar's
 * own buttons was pressed. A selection of text that begins in the card and ends outside is no press outside.
 */
export function useDismissal(
  radarRef: RefObject<HTMLElement | null>,
  cardRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  on: {readonly escape: () => void; readonly pressOutside: () => void},
): void {
  const onEscape = useEffectEvent(on.escape);
  const onPressOutside = useEffectEvent(on.pressOutside);

  useEffect(() => {
    const radar = radarRef.current;
    if (!isOpen || !radar) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Element &&
      (Boolean(cardRef.current?.contains(target)) ||
        (radar.contains(target) && target.closest('button') !== null));
    let hasBegunOutside = false;

    const listening = new AbortController();
    const {signal} = listening;
    radar.addEventListener('keydown', ({key}) => key === 'Escape' && onEscape(), {signal});
    document.addEventListener(
      'pointerdown',
      ({target}) => {
        hasBegunOutside = !isInside(target);
      },
      {signal},
    );
    // On the click, not before: a card that goes away earlier moves what is being pressed. A key that clicks, such as
    // an arrow in a group of radio buttons, is no press outside.
    document.addEventListener(
      'click',
      ({target}) => {
        if (hasBegunOutside && !isInside(target)) onPressOutside();
        hasBegunOutside = false;
      },
      {signal},
    );
    return () => listening.abort();
  }, [radarRef, cardRef, isOpen]);
}

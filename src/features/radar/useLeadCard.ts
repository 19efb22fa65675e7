import {
  arrow,
  autoUpdate,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  type Middleware,
  type MiddlewareData,
} from '@floating-ui/react';
import {useCallback, useLayoutEffect, useRef} from 'react';

/** Called with the event that should close the card. */
export type CardDismissal = (event: Event | undefined, isEscape: boolean) => void;

/** Pixels between the radar and the card. */
const GAP = 10;
/** Pixels between the card and the edges of the screen. */
const EDGE = 12;

/** Keeps the card below the sticky header, where the page also scrolls its targets to. */
const insideScreen = shift(() => ({
  padding: {
    top: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    bottom: EDGE,
  },
}));

/** Places the card left of the radar, so that it covers no other dot, with a line to its dot. */
const besideRadar: Middleware = {
  name: 'besideRadar',
  fn({rects: {reference, floating}, elements}) {
    const dot = elements.reference as Element;
    const dotLeft = dot.getBoundingClientRect().left;
    const radarLeft = dot.closest('ul')!.getBoundingClientRect().left;
    const left = Math.max(EDGE, radarLeft - GAP - floating.width);
    const x = reference.x + left - dotLeft;
    return {x, data: {tieWidth: Math.max(0, reference.x - x - floating.width)}};
  },
};

const tieOf = ({besideRadar: data}: MiddlewareData): number | undefined =>
  (data as {tieWidth: number} | undefined)?.tieWidth;

/**
 * Places the card next to the radar, moves the focus to it, and reports when it should close. On narrow screens
 * LeadCard.module.css docks the card below the radar.
 */
export function useLeadCard(dot: Element | null, onDismiss: CardDismissal) {
  const tieRef = useRef<HTMLSpanElement>(null);
  const {refs, context, x, y, middlewareData} = useFloating({
    open: true,
    placement: 'left',
    elements: {reference: dot},
    onOpenChange: (_isOpen, event, reason) => onDismiss(event, reason === 'escape-key'),
    middleware: [
      besideRadar,
      insideScreen,
      // oxlint-disable-next-line react/refs -- Read when the card is positioned, after rendering.
      arrow({element: tieRef}),
    ],
    // The card scrolls with the radar.
    whileElementsMounted: (...elements) =>
      autoUpdate(...elements, {ancestorScroll: false, layoutShift: false}),
  });
  const dismiss = useDismiss(context, {
    // A card that closes on pointer down can move the target of the click.
    outsidePressEvent: 'click',
    // The radar's buttons do their own closing. A click without a pointer comes from a key, such as an arrow in a group
    // of radio buttons.
    outsidePress: (event) =>
      event.detail > 0 &&
      event.target instanceof Element &&
      !event.target.closest('[data-radar] button'),
  });
  const {getFloatingProps} = useInteractions([dismiss]);

  useLayoutEffect(() => {
    const card = refs.floating.current;
    if (!card) return;
    card.focus({preventScroll: true});
    if (getComputedStyle(card).position === 'relative') card.scrollIntoView({block: 'nearest'});
  }, [refs]);

  return {
    cardRef: useCallback((card: HTMLElement | null) => refs.setFloating(card), [refs]),
    tie: {
      ref: tieRef,
      style: {top: middlewareData.arrow?.y, width: tieOf(middlewareData)},
    },
    cardProps: {...getFloatingProps(), style: {left: x, top: y}},
  };
}

import {useDismiss, useFloating, useInteractions} from '@floating-ui/react';
import {useCallback, useLayoutEffect} from 'react';

/** Called with the event that should close the card. */
export type CardDismissal = (event: Event | undefined, isEscape: boolean) => void;

/** Moves the focus to the card, scrolls to it, and reports when it should close. LeadCard.module.css places it. */
export function useLeadCard(onDismiss: CardDismissal) {
  const {refs, context} = useFloating({
    open: true,
    onOpenChange: (_isOpen, event, reason) => onDismiss(event, reason === 'escape-key'),
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
    card?.focus({preventScroll: true});
    card?.scrollIntoView({block: 'nearest'});
  }, [refs]);

  return {
    cardRef: useCallback((card: HTMLElement | null) => refs.setFloating(card), [refs]),
    cardProps: getFloatingProps(),
  };
}

/** How much of the widget the corner has room for without lying over what it must not cover. */
export type Room = 'full' | 'slim' | 'none';

/** Everything a visitor can press, type in or focus. A label passes its press on. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex^="-"])';

/** What the widget must not cover: controls, and what the page marks to be seen whole, such as the hero's figures. */
export const KEPT_CLEAR = `${CONTROLS}, [data-keep-clear]`;

/** Room for the ring around a focused control, in px. */
const RING_PX = 8;

/**
 * The whole widget, or only its newest line with the figures, or nothing of it.
 * @param under how many elements that are kept clear lie under the whole widget and under the slim one
 */
export function roomFor(under: {readonly full: number; readonly slim: number}): Room {
  if (under.full === 0) return 'full';
  return under.slim === 0 ? 'slim' : 'none';
}

/**
 * The `rootMargin` that leaves of the screen only the corner from its lower left to the box's upper right.
 * It is measured from the upper left because a phone's address bar moves the lower edge.
 *
 * @param box upper and right edge in px from the screen's upper left
 */
export function cornerMargin(
  {top, right}: {readonly top: number; readonly right: number},
  screenWidth: number,
): string {
  const inset = (px: number) => `${0 - Math.max(0, Math.floor(px - RING_PX))}px`;
  return `${inset(top)} ${inset(screenWidth - right)} 0px 0px`;
}

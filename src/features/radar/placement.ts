/** A box in px; the same origin for all boxes of a call. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type CardPlacement =
  | {readonly side: 'left' | 'right'; readonly left: number; readonly top: number}
  /** Below the radar: there is no room beside every dot. */
  | {readonly side: 'docked'};

/** Between the dot and the card, in px. */
const GAP = 10;

/**
 * Where a lead's card stands: beside its dot, level with it, and inside `screen`; on the side that has more room.
 * Whether it is docked depends on the widths alone, so it is the same for every dot of a radar.
 *
 * @param dot the pressed dot's target
 * @param card only its size is read
 * @param screen what can be seen and is not covered, such as the window without the sticky header
 */
export function placeCard(
  dot: Box,
  card: Pick<Box, 'width' | 'height'>,
  screen: Box,
): CardPlacement {
  if (screen.width < 2 * (card.width + GAP) + dot.width) return {side: 'docked'};
  const roomLeft = dot.left - screen.left;
  const roomRight = screen.left + screen.width - (dot.left + dot.width);
  const side = roomRight >= roomLeft ? 'right' : 'left';
  const left = side === 'right' ? dot.left + dot.width + GAP : dot.left - GAP - card.width;
  const level = dot.top + dot.height / 2 - card.height / 2;
  const lowest = screen.top + screen.height - card.height;
  // When the card is higher than the screen, its beginning is what must be seen.
  return {side, left, top: Math.max(screen.top, Math.min(level, lowest))};
}

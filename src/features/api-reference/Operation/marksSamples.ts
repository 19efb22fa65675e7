import type {SyntheticEvent} from 'react';

/** A mark isn't worth an error, for which staleChunk.client.ts may reload the page. */
const mark = (target: Element | null) =>
  void import('./markField').then(
    ({markField}) => markField(target),
    () => undefined,
  );
const markTarget = ({target}: SyntheticEvent) => mark(target as Element);
const unmark = () => mark(null);

/** Props of a list of fields that mark the line of the hovered or focused one in the samples. The code loads on use. */
export const marksSamples = {
  onPointerOver: markTarget,
  onFocus: markTarget,
  onPointerLeave: unmark,
  onBlur: unmark,
};

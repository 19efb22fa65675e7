import type {SyntheticEvent} from 'react';

const mark = async (target: Element | null) => (await import('./markField')).markField(target);
const markTarget = ({target}: SyntheticEvent) => void mark(target as Element);
const unmark = () => void mark(null);

/** Props of a list of fields that mark the line of the hovered or focused one in the samples. The code loads on use. */
export const marksSamples = {
  onPointerOver: markTarget,
  onFocus: markTarget,
  onPointerLeave: unmark,
  onBlur: unmark,
};

import type {ReactNode} from 'react';

import {useSettled} from '@site/src/lib/useSettled';

/**
 * Announces a text to screen readers once it has stayed the same for a while, but not the first one, which appears with what
 * it's about.
 */
export function Announced({text}: {readonly text: string}): ReactNode {
  return (
    <p role="status" className="visuallyHidden">
      {useSettled(text)}
    </p>
  );
}

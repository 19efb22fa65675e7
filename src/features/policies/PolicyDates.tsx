import type {ReactNode} from 'react';

import {policies} from '@site/src/data/policies';
import {longDate} from '@site/src/lib/dates';

/** The dates when the policies took effect and were last reviewed, shown below each title. */
export function PolicyDates(): ReactNode {
  const {inForceSince, lastReviewed} = policies;
  return (
    <>
      In force since <time dateTime={inForceSince}>{longDate(inForceSince)}</time>. Last reviewed{' '}
      <time dateTime={lastReviewed}>{longDate(lastReviewed)}</time>.
    </>
  );
}

import type {ReactNode} from 'react';

import {policies} from '@site/src/data/policies';

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** The dates when the policies took effect and were last reviewed, shown below each title. */
export function PolicyDates(): ReactNode {
  const {inForceSince, lastReviewed} = policies;
  return (
    <>
      In force since <time dateTime={inForceSince}>{day.format(new Date(inForceSince))}</time>. Last
      reviewed <time dateTime={lastReviewed}>{month.format(new Date(lastReviewed))}</time>.
    </>
  );
}

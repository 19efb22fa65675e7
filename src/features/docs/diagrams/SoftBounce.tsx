import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** What becomes of an email to a full mailbox, try by try. */
export function SoftBounce(): ReactNode {
  return (
    <FlowDrawing
      title="What becomes of a soft bounce"
      caption="A hard bounce is suppressed at its first try. A transient one is tried until the trouble is over."
      steps={[
        {name: 'First try', note: 'soft, attempt 1, is_suppressed: false', then: 'we try again'},
        {
          name: 'Up to 5 retries',
          note: 'One event for each that fails',
          then: 'the last one fails',
        },
        {name: 'Suppressed', note: 'is_suppressed: true', then: 'you stop writing to it'},
        {name: 'Your list', note: 'The address is taken off, with its code'},
      ]}
    />
  );
}

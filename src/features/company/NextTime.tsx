import type {ReactNode} from 'react';

import type {EventRule} from '@site/src/data/community';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useNextStart} from './useNextStart';

/** When it is next, in the visitor's own time zone, which is named. */
export function NextTime({rule}: {readonly rule: EventRule}): ReactNode {
  const start = useNextStart(rule);
  if (!start) return null;
  return (
    <span {...pageMarks.visitorsTime}>
      Next for you:{' '}
      <time dateTime={start.toISOString()}>
        {start.toLocaleString('en-GB', {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          timeZoneName: 'short',
        })}
      </time>
    </span>
  );
}

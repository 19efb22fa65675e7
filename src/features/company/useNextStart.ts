import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';

import type {EventRule} from '@site/src/data/community';
import {nextStart} from '@site/src/domain/events';

/** The next start of an event; null on the server, which knows neither the visitor's clock nor their time zone. */
export function useNextStart(rule: EventRule): Date | null {
  const isBrowser = useIsBrowser();
  const [now] = useState(() => new Date());
  return isBrowser ? nextStart(rule, now) : null;
}

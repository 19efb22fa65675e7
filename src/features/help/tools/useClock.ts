import {useCallback, useState} from 'react';

import {localDay} from '@site/src/lib/dates';

/**
 * The visitor's day when the component appeared, as `2026-11-23`, and a function that returns the time as a calendar
 * writes it.
 */
export function useClock(): [today: string, stamp: () => string] {
  const [today] = useState(() => localDay(new Date()));
  const stamp = useCallback(() => new Date().toISOString().replace(/[-:]|\.\d+/g, ''), []);
  return [today, stamp];
}

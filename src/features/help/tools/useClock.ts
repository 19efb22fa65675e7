import {useCallback, useState} from 'react';

/** The day on which the component appeared, as `2026-11-23`, and a function that returns the time as a calendar writes it. */
export function useClock(): [today: string, stamp: () => string] {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const stamp = useCallback(() => new Date().toISOString().replace(/[-:]|\.\d+/g, ''), []);
  return [today, stamp];
}

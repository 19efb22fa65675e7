import {useEffect, useEffectEvent} from 'react';

/** Calls `tick` every so many milliseconds; null stops it. The pause begins anew when the time changes. */
export function useInterval(tick: () => void, periodMs: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (periodMs === null) return undefined;
    const timer = setInterval(() => onTick(), periodMs);
    return () => clearInterval(timer);
  }, [periodMs]);
}

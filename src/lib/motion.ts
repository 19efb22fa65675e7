import {useSyncExternalStore, useEffect, useState, useEffectEvent} from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the visitor asked for less motion. True on the server, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/**
 * A counter's value on its way from 0 to `target`: fast at first, then settling.
 * @param elapsedMs since the start; before it the value is 0, after `durationMs` it is `target`.
 */
function countAt(elapsedMs: number, durationMs: number, target: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(target * (1 - (1 - part) ** 3));
}

/**
 * Counts from 0 to `target` once `isStarted`; shows `target` at once when less motion is wanted.
 * Before the start, on the server too, it is `target`: a page without JavaScript tells the truth.
 */
export function useCountUp(target: number, durationMs: number, isStarted: boolean): number {
  const isStill = useReducedMotion();
  const [elapsedMs, setElapsedMs] = useState(0);

  useEffect(() => {
    if (!isStarted || isStill) return undefined;
    let frame = 0;
    let start: number | null = null;
    const draw = (now: number) => {
      start ??= now;
      setElapsedMs(now - start);
      if (now - start < durationMs) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isStarted, isStill, durationMs, target]);

  // From the very render that starts it: a frame of the end before the beginning would flash.
  return isStarted && !isStill ? countAt(elapsedMs, durationMs, target) : target;
}

/** Calls `tick` every so many milliseconds; null stops it. The pause begins anew when the time changes. */
export function useInterval(tick: () => void, periodMs: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (periodMs === null) return undefined;
    const timer = setInterval(() => onTick(), periodMs);
    return () => clearInterval(timer);
  }, [periodMs]);
}

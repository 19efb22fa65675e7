import {useSyncExternalStore, useEffect, useState, useEffectEvent} from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the visitor asked for less motion. True on the server, so nothing moves before the browser knows. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/**
 * A counter's value between 0 and `target`: fast at first, then slower.
 *
 * @param elapsedMs since the start; before it the value is 0, after `durationMs` it's `target`.
 */
function countAt(elapsedMs: number, durationMs: number, target: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(target * (1 - (1 - part) ** 3));
}

/**
 * Counts from 0 to `target` once `isStarted`, or returns `target` immediately if the visitor prefers less motion.
 * Returns `target` before the start and on the server, so a page without JavaScript shows the right number.
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

  // Decided during render, because an effect would flash the target for a frame before 0.
  return isStarted && !isStill ? countAt(elapsedMs, durationMs, target) : target;
}

/** Calls `tick` every `periodMs`; null stops it. A new period restarts the timer. */
export function useInterval(tick: () => void, periodMs: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (periodMs === null) return undefined;
    const timer = setInterval(() => onTick(), periodMs);
    return () => clearInterval(timer);
  }, [periodMs]);
}

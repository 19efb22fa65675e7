import {useEffect, useState} from 'react';

import {countAt} from './countUp';
import {useReducedMotion} from './useReducedMotion';

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

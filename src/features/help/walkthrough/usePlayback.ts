import {useCallback, useEffect, useEffectEvent, useReducer} from 'react';

import {initialPlayback, playbackReducer, type Playback, type PlaybackEvent} from './playback';

/** The playback's state, which follows the browser's frames while it plays. */
export function usePlayback(
  durationMs: number,
  isStill: boolean,
): [Playback, (event: PlaybackEvent) => void] {
  const [state, reduce] = useReducer(playbackReducer, initialPlayback);
  const dispatch = useCallback(
    (event: PlaybackEvent) => reduce({...event, durationMs}),
    [durationMs],
  );
  const isRunning = state.status === 'playing' && !isStill;

  const onFrame = useEffectEvent((elapsedMs: number) => dispatch({type: 'tick', elapsedMs}));
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    let request = requestAnimationFrame(function draw(now) {
      onFrame(Math.max(0, now - last));
      last = now;
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, [isRunning]);

  return [state, dispatch];
}

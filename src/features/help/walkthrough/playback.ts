const SPEEDS = [1, 1.5, 2, 0.75];

/** Returns the speed that follows a click: 1, 1.5, 2, 0.75, and 1 again. */
export const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;

export interface Playback {
  readonly status: 'playing' | 'paused' | 'ended';
  readonly atMs: number;
  readonly speed: number;
}

export type PlaybackEvent =
  /** Real time passed. */
  | {readonly type: 'tick'; readonly elapsedMs: number}
  /** Plays, pauses, or plays again from the start. */
  | {readonly type: 'toggle'}
  | {readonly type: 'seek'; readonly atMs: number}
  | {readonly type: 'nextSpeed'};

export const initialPlayback: Playback = {status: 'playing', atMs: 0, speed: 1};

/** A tab in the background gets no frames, so its first one comes late. */
const MAX_TICK_MS = 250;

export function playbackReducer(
  state: Playback,
  event: PlaybackEvent & {readonly durationMs: number},
): Playback {
  const {status, atMs, speed} = state;
  const {durationMs} = event;
  switch (event.type) {
    case 'tick': {
      if (status !== 'playing') return state;
      const next = atMs + Math.min(event.elapsedMs, MAX_TICK_MS) * speed;
      return next < durationMs
        ? {...state, atMs: next}
        : {...state, status: 'ended', atMs: durationMs};
    }
    case 'toggle':
      if (status === 'ended') return {...state, status: 'playing', atMs: 0};
      return {...state, status: status === 'playing' ? 'paused' : 'playing'};
    case 'seek': {
      const next = Math.min(durationMs, Math.max(0, event.atMs));
      if (next === durationMs) return {...state, status: 'ended', atMs: next};
      return {...state, status: status === 'ended' ? 'paused' : status, atMs: next};
    }
    case 'nextSpeed':
      return {...state, speed: nextSpeed(speed)};
  }
}

/** The effect of a key in the player; null for keys that aren't its own. */
type KeyAction =
  | {readonly type: 'toggle'}
  | {readonly type: 'step'; readonly by: 1 | -1}
  | {readonly type: 'skip'; readonly byMs: number}
  | {readonly type: 'share'; readonly share: number}
  | null;

const SKIP_MS = 5000;

/**
 * Returns a key's effect in the player.
 *
 * @param target the focused element's kind: a button has the space bar for itself, and the scrubber moves by seconds.
 */
export function keyAction(key: string, target: 'button' | 'scrubber' | 'other'): KeyAction {
  if (key === ' ') return target === 'button' ? null : {type: 'toggle'};
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const by = key === 'ArrowRight' ? 1 : -1;
    return target === 'scrubber' ? {type: 'skip', byMs: by * SKIP_MS} : {type: 'step', by};
  }
  return /^\d$/.test(key) ? {type: 'share', share: Number(key) / 10} : null;
}

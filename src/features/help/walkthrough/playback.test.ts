import {initialPlayback, keyAction, playbackReducer, type Playback} from './playback';

const durationMs = 10_000;
const after = (...events: Parameters<typeof playbackReducer>[1][]): Playback =>
  events.reduce(playbackReducer, initialPlayback);
const tick = (elapsedMs: number) => ({type: 'tick', elapsedMs, durationMs}) as const;
const toggle = {type: 'toggle', durationMs} as const;
const seek = (atMs: number) => ({type: 'seek', atMs, durationMs}) as const;
const nextSpeed = {type: 'nextSpeed', durationMs} as const;

describe('playbackReducer', () => {
  test('plays with the time, and stops while paused', () => {
    expect(after(tick(100), tick(100))).toMatchObject({status: 'playing', atMs: 200});
    expect(after(tick(100), toggle, tick(100))).toMatchObject({status: 'paused', atMs: 100});
    expect(after(toggle, toggle, tick(100))).toMatchObject({status: 'playing', atMs: 100});
  });

  test('plays faster and slower, and returns to normal speed', () => {
    expect(after(nextSpeed, tick(100)).atMs).toBe(150);
    expect(after(nextSpeed, nextSpeed, nextSpeed, tick(100)).atMs).toBe(75);
    expect(after(nextSpeed, nextSpeed, nextSpeed, nextSpeed).speed).toBe(1);
  });

  test("doesn't skip ahead after a time in the background", () => {
    expect(after(tick(60_000)).atMs).toBe(250);
  });

  test('ends, and plays again from the start', () => {
    const ended = after(seek(9_950), tick(100));
    expect(ended).toMatchObject({status: 'ended', atMs: durationMs});
    expect(playbackReducer(ended, tick(100))).toEqual(ended);
    expect(playbackReducer(ended, toggle)).toMatchObject({status: 'playing', atMs: 0});
  });

  test('seeks within the walkthrough, and keeps playing or pausing', () => {
    expect(after(seek(4000))).toMatchObject({status: 'playing', atMs: 4000});
    expect(after(toggle, seek(4000))).toMatchObject({status: 'paused', atMs: 4000});
    expect(after(seek(-500)).atMs).toBe(0);
    expect(after(seek(99_999))).toMatchObject({status: 'ended', atMs: durationMs});
    expect(after(seek(99_999), seek(1000))).toMatchObject({status: 'paused', atMs: 1000});
  });
});

describe('keyAction', () => {
  test('the space bar plays and pauses, except on a button', () => {
    expect(keyAction(' ', 'other')).toEqual({type: 'toggle'});
    expect(keyAction(' ', 'scrubber')).toEqual({type: 'toggle'});
    expect(keyAction(' ', 'button')).toBeNull();
  });

  test('arrows go from step to step, and by seconds on the scrubber', () => {
    expect(keyAction('ArrowRight', 'button')).toEqual({type: 'step', by: 1});
    expect(keyAction('ArrowLeft', 'other')).toEqual({type: 'step', by: -1});
    expect(keyAction('ArrowLeft', 'scrubber')).toEqual({type: 'skip', byMs: -5000});
  });

  test('digits go to tenths, and other keys do nothing', () => {
    expect(keyAction('0', 'other')).toEqual({type: 'share', share: 0});
    expect(keyAction('7', 'button')).toEqual({type: 'share', share: 0.7});
    expect(keyAction('a', 'other')).toBeNull();
    expect(keyAction('Escape', 'other')).toBeNull();
  });
});

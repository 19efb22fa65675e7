import {videos} from '@site/src/data/videos';
import {chapters} from './chapters';

const formatted = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String((ms / 1000) % 60).padStart(2, '0')}`;

test.each(videos)(
  'videos.ts: "$title" starts with a chapter, and its duration runs to the end of the tour',
  ({chapter, duration}) => {
    const played = chapters.slice(chapter - 1);
    expect(played.length).toBeGreaterThan(0);
    expect(duration).toBe(formatted(played.reduce((sum, {durationMs}) => sum + durationMs, 0)));
  },
);

test('videos.ts: no two videos start with the same chapter', () => {
  expect(new Set(videos.map(({chapter}) => chapter)).size).toBe(videos.length);
});

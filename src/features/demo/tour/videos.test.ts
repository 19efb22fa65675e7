import {videos} from '@site/src/data/videos';
import {chapters} from './chapters';

const written = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String((ms / 1000) % 60).padStart(2, '0')}`;

test.each(videos)(
  'videos.ts: "$title" begins with a chapter and lasts to the end of the run',
  ({chapter, duration}) => {
    const played = chapters.slice(chapter - 1);
    expect(played.length).toBeGreaterThan(0);
    expect(duration).toBe(written(played.reduce((sum, {durationMs}) => sum + durationMs, 0)));
  },
);

test('videos.ts: no two begin with the same chapter', () => {
  expect(new Set(videos.map(({chapter}) => chapter)).size).toBe(videos.length);
});

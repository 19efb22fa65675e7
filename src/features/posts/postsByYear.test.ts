import {postsByYear} from './postsByYear';

test('the latest year stands first and keeps the order of its posts', () => {
  const posts = [{date: '2024-11-26'}, {date: '2025-01-15'}, {date: '2024-12-18'}];
  expect(postsByYear(posts)).toEqual([
    ['2025', [{date: '2025-01-15'}]],
    ['2024', [{date: '2024-11-26'}, {date: '2024-12-18'}]],
  ]);
});

test('no posts make no years', () => {
  expect(postsByYear([])).toEqual([]);
});

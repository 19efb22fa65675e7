import {dueArticles} from './dueArticles.mjs';

const today = new Date('2026-11-22T15:00:00Z');
const article = (file, day) => ({file, checked: new Date(day)});

test('returns articles whose check is older than the limit, the oldest first', () => {
  const articles = [
    article('fresh', '2026-11-01'),
    article('old', '2026-05-25'),
    article('older', '2025-11-22'),
  ];
  expect(dueArticles(articles, today, 180).map(({file, age}) => [file, age])).toEqual([
    ['older', 365],
    ['old', 181],
  ]);
});

test("an article isn't due on the last day of the limit", () => {
  expect(dueArticles([article('a', '2026-05-26')], today, 180)).toEqual([]);
});

test('a check in the future is never due', () => {
  expect(dueArticles([article('a', '2027-01-01')], today, 0)).toEqual([]);
});

import {bounceStatus, describeMailings, first, mailings, mostUnder} from './listHygiene';

test.each([
  [0, 'healthy'],
  [1.99, 'healthy'],
  [2, 'needs attention'],
  [5, 'needs attention'],
  [5.01, 'critical'],
])('%d % is %s', (rate, status) => {
  expect(bounceStatus(rate)).toBe(status);
});

test.each([
  [2, 10_000, 199],
  [2, 250, 4],
  [0.1, 1000, 0],
  [0.1, 1001, 1],
])('under %d %% of %i are at most %i', (limit, sent, most) => {
  expect(mostUnder(limit, sent)).toBe(most);
  expect((100 * most) / sent).toBeLessThan(limit);
  expect((100 * (most + 1)) / sent).toBeGreaterThanOrEqual(limit);
});

test('the drawing can be read out', () => {
  expect(describeMailings([first])).toBe('First mailing: 700 of 10,000 bounce, 7.0%, critical.');
  expect(describeMailings(mailings)).toContain('122 of 9,398 bounce, 1.3%, healthy.');
});

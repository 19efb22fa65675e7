import {nextTab} from './Tabs';

const ids = ['a', 'b', 'c'];

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'x', null],
])('from %s, %s moves to %s', (active, key, next) => {
  expect(nextTab(ids, active, key)).toBe(next);
});

test('returns null when there are no tabs', () => {
  expect(nextTab([], '', 'ArrowRight')).toBeNull();
});

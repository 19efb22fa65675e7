import {nextTab} from './nextTab';

const ids = ['a', 'b', 'c'];

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'x', null],
])('from %s, %s leads to %s', (active, key, next) => {
  expect(nextTab(ids, active, key)).toBe(next);
});

test('no tabs lead nowhere', () => {
  expect(nextTab([], '', 'ArrowRight')).toBeNull();
});

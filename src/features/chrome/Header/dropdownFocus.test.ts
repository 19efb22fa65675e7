import {dropdownFocus} from './Dropdown';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 'button'],
  ['ArrowUp', -1, 'button'],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Escape', 2, 'button'],
  ['Tab', 2, null],
])('%s at link %i of five moves the focus to %s', (key, at, next) => {
  expect(dropdownFocus(key, at, 5)).toBe(next);
});

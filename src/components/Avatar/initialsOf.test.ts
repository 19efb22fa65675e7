import {initialsOf} from './initialsOf';

test.each([
  ['Sara Kim', 'SK'],
  ['Ledgerloom', 'L'],
  ['Ana de la Cruz', 'AC'],
  ['  jo  bo ', 'JB'],
  ['', ''],
])('%p is %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

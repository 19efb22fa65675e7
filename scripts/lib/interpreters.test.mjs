import {interpreters, mayRunWithout} from './interpreters.mjs';

const all = ['python', 'ruby', 'php'];
const ci = {isCi: true, canInstall: true};

test.each([
  ['everything is there', {...ci, missing: []}, true],
  ['one is missing', {...ci, missing: ['php']}, true],
  ['CI with apt has none', {...ci, missing: all}, false],
  ['CI without apt has none', {missing: all, isCi: true, canInstall: false}, true],
  ['a person has none', {missing: all, isCi: false, canInstall: true}, true],
])('%s', (_title, state, expected) => {
  expect(mayRunWithout(state)).toBe(expected);
});

test('every language that is judged has an interpreter', () => {
  expect(interpreters.map(({language}) => language)).toEqual(expect.arrayContaining(all));
});

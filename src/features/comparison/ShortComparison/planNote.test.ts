import {planNote} from './planNote';

test.each([
  ['Free', 'All plans'],
  ['Pro', 'From Pro'],
  ['Ultimate', 'Ultimate only'],
  [undefined, ''],
] as const)('a feature that starts with %s is noted as "%s"', (plan, note) => {
  expect(planNote(plan)).toBe(note);
});

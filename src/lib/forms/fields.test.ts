import {emptyValues, findErrors, isComplete, problemOf, type FieldSpec} from './fields';

const email: FieldSpec = {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'};
const fields = [
  {name: 'name', label: 'Name', type: 'text', missing: 'Who?'},
  {name: 'company', label: 'Company', type: 'text'},
  {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
] as const satisfies readonly FieldSpec[];

test.each(['', ' ', '\n'])('an empty required field says what is missing: %j', (value) => {
  expect(problemOf(email, value)).toBe('Give one.');
});

test('an optional field may be empty', () => {
  expect(problemOf({name: 'x', label: 'X', type: 'text'}, '')).toBeNull();
  expect(problemOf({name: 'x', label: 'X', type: 'email'}, '')).toBeNull();
});

test.each(['a@b', 'a@b.example', ' a@b.example ', 'first.last+tag@sub.b-c.example'])(
  '%j is an address, as browsers see it',
  (value) => expect(problemOf(email, value)).toBeNull(),
);

test.each(['a', '@b', 'a@', 'a@b.', 'a b@c', 'a@-b', 'a@b..c', 'ü@b.example'])(
  '%j is none',
  (value) => expect(problemOf(email, value)).toMatch(/not a complete address/),
);

test('errors come in the order of the fields, and only where something is wrong', () => {
  const errors = findErrors(fields, {...emptyValues(fields), email: 'x'});
  expect(Object.keys(errors)).toEqual(['name', 'email']);
  expect(findErrors(fields, {name: 'A', company: '', email: 'a@b.example'})).toEqual({});
});

test.each([
  ['', false],
  [' \t\n', false],
  ['x', true],
])('with %j in a required field the form is complete: %s', (value, complete) => {
  expect(isComplete([email], {email: value})).toBe(complete);
});

test('an optional field does not keep a form from being complete', () => {
  expect(isComplete(fields, {name: 'A', company: '', email: 'x'})).toBe(true);
});

import {emptyValues, findErrors, isComplete, problemOf, type FieldSpec} from './fields';

const email: FieldSpec = {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'};
const fields = [
  {name: 'name', label: 'Name', type: 'text', missing: 'Who?'},
  {name: 'company', label: 'Company', type: 'text'},
  {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
] as const satisfies readonly FieldSpec[];

test.each(['', ' ', '\n'])('problemOf: returns the error of a required field for %j', (value) => {
  expect(problemOf(email, value)).toBe('Give one.');
});

test('problemOf: accepts an empty optional field', () => {
  expect(problemOf({name: 'x', label: 'X', type: 'text'}, '')).toBeNull();
  expect(problemOf({name: 'x', label: 'X', type: 'email'}, '')).toBeNull();
});

test.each(['a@b', 'a@b.example', ' a@b.example ', 'first.last+tag@sub.b-c.example'])(
  'problemOf: accepts the email address %j, as browsers do',
  (value) => expect(problemOf(email, value)).toBeNull(),
);

test.each(['a', '@b', 'a@', 'a@b.', 'a b@c', 'a@-b', 'a@b..c', 'ü@b.example'])(
  'problemOf: rejects the email address %j',
  (value) => expect(problemOf(email, value)).toMatch(/complete email address/),
);

test('findErrors: lists invalid fields only, in the order of the fields', () => {
  const errors = findErrors(fields, {...emptyValues(fields), email: 'x'});
  expect(Object.keys(errors)).toEqual(['name', 'email']);
  expect(findErrors(fields, {name: 'A', company: '', email: 'a@b.example'})).toEqual({});
});

test.each([
  ['', false],
  [' \t\n', false],
  ['x', true],
])('isComplete: with %j in a required field, %s', (value, complete) => {
  expect(isComplete([email], {email: value})).toBe(complete);
});

test('isComplete: ignores optional fields', () => {
  expect(isComplete(fields, {name: 'A', company: '', email: 'x'})).toBe(true);
});

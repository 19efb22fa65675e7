import {fillValues} from './fillValues';

const values = {
  brand: {name: 'Kestrel', domain: 'kestrel.example', mail: {support: 'help@kestrel.example'}},
  limits: {requestsPerHour: 10_000, complaintPercent: 0.1, freeUsd: 0},
};
const fill = (text: string) => fillValues(text, 'docs/a.mdx', values);

test.each([
  ['[[brand.name]]', 'Kestrel'],
  ['Mail [[brand.mail.support]].', 'Mail help@kestrel.example.'],
  ['[[brand.name]] at [[brand.domain]], [[brand.name]]', 'Kestrel at kestrel.example, Kestrel'],
  ['[[[brand.name]]](https://[[brand.domain]])', '[Kestrel](https://kestrel.example)'],
  ['[[limits.requestsPerHour]] an hour', '10,000 an hour'],
  ['under [[limits.complaintPercent]]%', 'under 0.1%'],
  ['$[[limits.freeUsd]]', '$0'],
])('fillValues: fills %s as %s', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test('fillValues: inserts a value with a dollar sign unchanged', () => {
  expect(fillValues('[[a.b]]', 'a', {a: {b: '$& and $1'}})).toBe('$& and $1');
});

test.each(['', '[brand.name] or brand.name', '[[1, 2], [3, 4]] and [[ brand.name ]]'])(
  'fillValues: leaves %j unchanged',
  (text) => {
    expect(fill(text)).toBe(text);
  },
);

test.each([
  '[[brand.nmae]]',
  '[[name]]',
  '[[brand]]',
  '[[brand.mail]]',
  '[[brand.name.length]]',
  '[[brand..name]]',
  '[[brand.constructor.name]]',
  '[[brand.__proto__.x]]',
  '[[constructor.name]]',
])('fillValues: throws for %s with the file and the token', (token) => {
  expect(() => fill(`Text ${token} text`)).toThrow(`docs/a.mdx: ${token} isn't a value`);
});

test("fillValues: uses the site's values by default", () => {
  expect(fillValues('[[limits.dataDeletionDays]]', 'a')).toMatch(/^\d+$/);
});

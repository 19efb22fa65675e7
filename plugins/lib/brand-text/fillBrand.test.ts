import {brand as ours, type Brand} from '../../../src/data/brand';
import {fillBrand} from './fillBrand';

const brand: Brand = {
  ...ours,
  name: 'Kestrel',
  domain: 'kestrel.example',
  mail: {...ours.mail, support: 'help@kestrel.example'},
};
const fill = (text: string) => fillBrand(text, brand, 'docs/a.mdx');

test.each([
  ['[[brand.name]]', 'Kestrel'],
  ['Mail [[brand.mail.support]].', 'Mail help@kestrel.example.'],
  ['[[brand.name]] at [[brand.domain]], [[brand.name]]', 'Kestrel at kestrel.example, Kestrel'],
  ['[[[brand.name]]](https://[[brand.domain]])', '[Kestrel](https://kestrel.example)'],
])('%s becomes %s', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test('a name with a dollar sign is taken as it is written', () => {
  expect(fillBrand('[[brand.name]]', {...brand, name: '$& and $1'}, 'a')).toBe('$& and $1');
});

test.each([
  ['', 'no text'],
  ['Write [brand.name] or brand.name', 'no token'],
  ['| a | b |\n[[1, 2], [3, 4]] and [[ brand.name ]]', 'other brackets'],
])('%j stays as it is: %s', (text) => {
  expect(fill(text)).toBe(text);
});

test.each([
  '[[brand.nmae]]',
  '[[brand.mail.suport]]',
  '[[name]]',
  '[[brand]]',
  '[[brand.mail]]',
  '[[brand.name.length]]',
  '[[brand.foundedYear]]',
  '[[brand..name]]',
])('%s is refused with the file and the token', (token) => {
  expect(() => fill(`Text ${token} text`)).toThrow(
    `docs/a.mdx: ${token} names no text in src/data/brand.ts.`,
  );
});

test.each([
  '[[brand.constructor]]',
  '[[brand.constructor.name]]',
  '[[brand.__proto__.x]]',
  '[[brand.__proto__.constructor.name]]',
  '[[brand.name.constructor.name]]',
  '[[constructor.name]]',
])('%s reaches nothing that is not written in the brand', (token) => {
  expect(() => fill(token)).toThrow(token);
});

test('what the brand only inherits is none of its words', () => {
  const heir = Object.assign(Object.create({secret: 'x'}) as object, brand);
  expect(() => fillBrand('[[brand.secret]]', heir, 'a')).toThrow('[[brand.secret]]');
});

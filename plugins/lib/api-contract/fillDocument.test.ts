import {stringify} from 'yaml';

import {fillDocument} from './readDocument';

const fill = (text: string, name = 'Kestrel') =>
  fillDocument(text, 'api/openapi.yaml', {brand: {name, domain: 'kestrel.example'}});

test('fillDocument: fills in values anywhere in a string', () => {
  const text = [
    "title: '[[brand.name]] API'",
    'urls:',
    '  - https://api.[[brand.domain]]/v1',
    'text: |',
    '  [[brand.name]] and',
    '  more',
  ];
  expect(fill(text.join('\n'))).toEqual({
    title: 'Kestrel API',
    urls: ['https://api.kestrel.example/v1'],
    text: 'Kestrel and\nmore\n',
  });
});

test.each(['Kestrel: Pro', "Kestrel's", '"Kestrel"', '# Kestrel', '- Kestrel', 'true', '{a: b}'])(
  'fillDocument: keeps the name %s a string',
  (name) => {
    const document = fill("title: '[[brand.name]]'\nsummary: By [[brand.name]]", name);
    expect(document).toEqual({title: name, summary: `By ${name}`});
    expect(fillDocument(stringify(document), 'again.yaml')).toEqual(document);
  },
);

test.each([
  ['a: [[brand.name]]', 'api/openapi.yaml: put quotes around a string that begins with [[.'],
  ["a: '[[brand.nmae]]'", "api/openapi.yaml: [[brand.nmae]] isn't a value"],
  ['a: {b: 1', 'api/openapi.yaml: '],
  ['a: 1\na: 2', 'api/openapi.yaml: Map keys must be unique'],
])('fillDocument: rejects %j and names the file', (text, message) => {
  expect(() => fill(text)).toThrow(message);
});

import {stringify} from 'yaml';

import {describeDefaults, fillDocument} from './readDocument';

describe('fillDocument', () => {
  const fill = (text: string, name = 'Kestrel') =>
    fillDocument(text, 'api/openapi.yaml', {brand: {name, domain: 'kestrel.example'}});

  test('fills in values anywhere in a string', () => {
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
    'keeps the name %s a string',
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
  ])('rejects %j and names the file', (text, message) => {
    expect(() => fill(text)).toThrow(message);
  });
});

describe('describeDefaults', () => {
  const withField = (field: object) => ({properties: {field}});

  test.each<[object, object]>([
    [
      {type: 'integer', description: 'Size.', default: 20},
      {type: 'integer', description: 'Size. The default is `20`.'},
    ],
    [
      {$ref: '#/x', default: 'reply'},
      {$ref: '#/x', description: 'The default is `reply`.'},
    ],
    [{description: 'When.', default: null}, {description: 'When.'}],
    [{description: 'Plain.'}, {description: 'Plain.'}],
  ])('the field %j becomes %j', (field, described) => {
    expect(describeDefaults(withField(field))).toEqual(withField(described));
  });

  test('reads fields of fields and of lists', () => {
    const step = withField({description: 'Days.', default: 0});
    const described = withField({description: 'Days. The default is `0`.'});
    expect(describeDefaults(withField(step))).toEqual(withField(described));
    expect(describeDefaults(withField({items: step}))).toEqual(withField({items: described}));
  });

  test('leaves parameters, and fields with the name of a keyword', () => {
    const parameter = {name: 'limit', schema: {type: 'integer', default: 20}};
    expect(describeDefaults({parameters: {parameter}})).toEqual({parameters: {parameter}});
    const odd = {properties: {properties: {type: 'string'}, default: {type: 'string'}}};
    expect(describeDefaults(odd)).toEqual(odd);
  });
});

import {describeDefaults} from './readDocument';

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
])('describeDefaults: the field %j becomes %j', (field, described) => {
  expect(describeDefaults(withField(field))).toEqual(withField(described));
});

test('describeDefaults: reads fields of fields and of lists', () => {
  const step = withField({description: 'Days.', default: 0});
  const described = withField({description: 'Days. The default is `0`.'});
  expect(describeDefaults(withField(step))).toEqual(withField(described));
  expect(describeDefaults(withField({items: step}))).toEqual(withField({items: described}));
});

test('describeDefaults: leaves parameters, and fields with the name of a keyword', () => {
  const parameter = {name: 'limit', schema: {type: 'integer', default: 20}};
  expect(describeDefaults({parameters: {parameter}})).toEqual({parameters: {parameter}});
  const odd = {properties: {properties: {type: 'string'}, default: {type: 'string'}}};
  expect(describeDefaults(odd)).toEqual(odd);
});

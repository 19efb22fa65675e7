import type {ApiDocument, Schema} from '../lib/api-contract/types';
import {compileValidators} from './validators';

test('compileValidators: keeps a field with the name of a keyword', () => {
  const schema: Schema = {
    type: 'object',
    properties: {description: {type: 'string', description: 'Shown in lists.'}},
    additionalProperties: false,
  };
  const content = {'application/json': {schema, examples: {}}};
  const post = {operationId: 'addThing', requestBody: {content}};
  const document = {paths: {'/things': {post}}} as unknown as ApiDocument;
  const validate = compileValidators(document).validators['addThingBody']!;
  expect([validate({description: 'x'}), validate({description: 1})]).toEqual([true, false]);
});

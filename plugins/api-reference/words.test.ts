import type {Schema} from '../lib/api-contract/types';
import {ruleWords, typeWords} from './words';

test.each<[Schema, string]>([
  [{type: 'string'}, 'string'],
  [{type: 'string', format: 'date-time'}, 'string (date-time)'],
  [{type: ['string', 'null'], format: 'date'}, 'string (date) or null'],
  [{type: 'array', items: {type: 'object'}}, 'array of objects'],
  [
    {type: ['array', 'null'], items: {type: ['string', 'null']}},
    'array of strings or null or null',
  ],
])('the type %j is "%s"', (schema, words) => expect(typeWords(schema)).toBe(words));

test.each<[Schema, string[]]>([
  [{minLength: 1, maxLength: 80}, ['1 to 80 characters']],
  [{maxLength: 254}, ['at most 254 characters']],
  [{minLength: 1}, ['at least 1 character']],
  [{minimum: 0, maximum: 1_000_000}, ['0 to 1,000,000']],
  [{minItems: 1, maxItems: 8, uniqueItems: true}, ['1 to 8 items', 'no item twice']],
  [{minItems: 2, maxItems: 2}, ['2 items']],
  [{enum: ['a'], pattern: '^a$'}, []],
])('the limits %j are %j', (schema, words) => expect(ruleWords(schema)).toEqual(words));

import {limitsOf} from './limits';
import type {Control} from './types';

const text = {kind: 'text', isLong: false} as const;

test.each<[Control, string]>([
  [{...text, minLength: 1, maxLength: 64}, '1 to 64 characters.'],
  [{...text, maxLength: 20_000}, 'At most 20,000 characters.'],
  [{...text, minLength: 1}, 'At least 1 character.'],
  [text, ''],
  [{kind: 'number', isWhole: true, minimum: 0, maximum: 100}, 'Whole numbers, 0 to 100.'],
  [{kind: 'number', isWhole: true}, 'Whole numbers.'],
  [{kind: 'number', isWhole: false, maximum: 1}, 'At most 1.'],
  [{kind: 'number', isWhole: false}, ''],
  [{kind: 'list', minItems: 1, maxItems: 500}, '1 to 500 items.'],
  [{kind: 'list', options: ['a', 'b'], minItems: 1, maxItems: 2}, ''],
  [{kind: 'select', options: ['a']}, ''],
  [{kind: 'checkbox'}, ''],
  [{kind: 'json'}, ''],
])('%j is limited: %s', (control, words) => expect(limitsOf(control)).toBe(words));

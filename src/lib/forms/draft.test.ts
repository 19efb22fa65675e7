import type {FieldSpec} from './fields';
import {readDraft, writeDraft} from './draft';

const fields: readonly FieldSpec<'name' | 'email'>[] = [
  {name: 'name', label: 'Name', type: 'text'},
  {name: 'email', label: 'Email', type: 'email'},
];

test('what was typed comes back', () => {
  expect(readDraft(fields, writeDraft({name: 'Ada', email: ''}))).toEqual({name: 'Ada'});
});

test('nothing typed is nothing to keep', () => {
  expect(writeDraft({name: '', email: ''})).toBeNull();
});

test.each([null, '', 'x', '3', 'null', '[]', '{"name": 3}', '{"other": "x"}'])(
  '%j has no values',
  (text) => expect(readDraft(fields, text)).toEqual({}),
);

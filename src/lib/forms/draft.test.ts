import {readDraft, writeDraft, type FieldSpec} from './fields';

const fields: readonly FieldSpec<'name' | 'email'>[] = [
  {name: 'name', label: 'Name', type: 'text'},
  {name: 'email', label: 'Email', type: 'email'},
];

test('readDraft: returns the values that writeDraft stored', () => {
  expect(readDraft(fields, writeDraft({name: 'Ada', email: ''}))).toEqual({name: 'Ada'});
});

test('writeDraft: returns null for an empty form', () => {
  expect(writeDraft({name: '', email: ''})).toBeNull();
});

test.each([null, '', 'x', '3', 'null', '[]', '{"name": 3}', '{"other": "x"}'])(
  'readDraft: returns no values for %j',
  (text) => expect(readDraft(fields, text)).toEqual({}),
);

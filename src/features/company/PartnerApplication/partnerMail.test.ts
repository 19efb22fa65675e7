import {emptyValues} from '@site/src/lib/forms/fields';
import {partnerFields} from './partnerFields';
import {partnerMail} from './partnerMail';

test('every question has its line, with the answer where there is one', () => {
  const {body = ''} = partnerMail({...emptyValues(partnerFields), name: ' Ada ', country: 'Malta'});
  const lines = body.split('\n');
  expect(lines).toHaveLength(partnerFields.length);
  expect(lines[0]).toBe('Name: Ada');
  expect(lines[1]).toBe('Email:');
  expect(lines).toContain('Country: Malta');
});

import {frozenMetadata} from './frozenMetadata';

test('frozenMetadata: adds the version to title and description', () => {
  expect(frozenMetadata('Connect Salesforce', 'Connect it.', '2.4')).toEqual({
    title: 'Connect Salesforce (2.4)',
    description: 'Version 2.4: Connect it.',
  });
});

test('frozenMetadata: cuts a description that becomes too long between two words', () => {
  const {description} = frozenMetadata('T', 'word '.repeat(32).trim(), '2.4');
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/ word…$/);
});

test('frozenMetadata: keeps a description of exactly 160 characters', () => {
  const text = 'x'.repeat(160 - 'Version 2.4: '.length);
  expect(frozenMetadata('T', text, '2.4').description).toBe(`Version 2.4: ${text}`);
});

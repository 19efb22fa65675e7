import {isSupported, unsupportedMessage} from './nodeVersion.mjs';

test.each([
  ['v20.19.0', true],
  ['v20.19.5', true],
  ['v20.20.2', true],
  ['v22.0.0', true],
  ['v100.1.0', true],
  ['v20.18.3', false],
  ['v18.20.4', false],
  ['v9.99.99', false],
])('%s with ">=20.19": %s', (found, expected) => {
  expect(isSupported(found, '>=20.19')).toBe(expected);
});

test('the message names both versions', () => {
  const message = unsupportedMessage('v18.20.4', '>=20.19');
  expect(message).toContain('needs Node 20.19 or newer');
  expect(message).toContain('this is Node 18.20.4');
});

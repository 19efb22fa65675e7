import {createHmac} from 'node:crypto';

import {isEqual, sign, signatureHeader, TOLERANCE_SECONDS, verify} from './webhookSignature';

const secret = 'whsec_demo';
const body = '{"id":"evt_5c02b8e4a917","text":"“é”"}';
const now = 1_794_821_400;
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

test('sign: computes the same HMAC-SHA256 as node:crypto', async () => {
  expect(await sign(secret, now, body)).toBe(hmac(secret, `${now}.${body}`));
  expect(await sign('clé', 1, '')).toBe(hmac('clé', '1.'));
});

test('sign: computes a known signature', async () => {
  // printf '1794821400.{}' | openssl dgst -sha256 -hmac whsec_demo
  expect(await sign(secret, now, '{}')).toBe(
    '6939f23fe33a689368472f0817f24d473cc1877f9eb064d6fb48b4981de4984d',
  );
});

test('verify: accepts a signed body', async () => {
  const header = await signatureHeader(secret, now, body);
  expect(header).toMatch(/^t=1794821400,v1=[0-9a-f]{64}$/);
  expect(await verify({header, body, secret, now})).toEqual({isValid: true});
});

test.each([
  ['old', TOLERANCE_SECONDS],
  ['ahead', -TOLERANCE_SECONDS],
])('verify: five minutes %s is valid, a second more isn’t', async (_what, offset) => {
  const header = await signatureHeader(secret, now, body);
  const at = (later: number) => verify({header, body, secret, now: now + later});
  expect(await at(offset)).toEqual({isValid: true});
  expect(await at(offset + Math.sign(offset))).toEqual({isValid: false, reason: 'expired'});
});

test('verify: another body, secret, or time doesn’t match', async () => {
  const header = await signatureHeader(secret, now, body);
  const mismatch = {isValid: false, reason: 'mismatch'};
  expect(await verify({header, body: `${body} `, secret, now})).toEqual(mismatch);
  expect(await verify({header, body, secret: 'whsec_other', now})).toEqual(mismatch);
  const moved = header.replace(`t=${now}`, `t=${now + 1}`);
  expect(await verify({header: moved, body, secret, now})).toEqual(mismatch);
});

test('verify: accepts either of two signatures', async () => {
  const other = await sign('whsec_new', now, body);
  const header = `${await signatureHeader(secret, now, body)},v1=${other}`;
  for (const known of [secret, 'whsec_new'])
    expect(await verify({header, body, secret: known, now})).toEqual({isValid: true});
});

test.each([
  '',
  't=1794821400',
  'v1=' + 'a'.repeat(64),
  't=now,v1=' + 'a'.repeat(64),
  't=1794821400,v1=' + 'A'.repeat(64),
  't=1794821400,v1=' + 'a'.repeat(63),
  't=1794821400,v1=' + 'a'.repeat(64) + ',v0=x',
])('verify: %j is malformed', async (header) => {
  expect(await verify({header, body, secret, now})).toEqual({isValid: false, reason: 'malformed'});
});

test('isEqual: compares whole strings', () => {
  expect(isEqual('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'bbc', 'ab', 'abcd', '']) expect(isEqual('abc', other)).toBe(false);
});

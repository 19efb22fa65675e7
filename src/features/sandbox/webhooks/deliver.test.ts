import {deliver} from './deliver';

const now = Date.parse('2026-11-16T09:30:00.789Z');
const payload = {id: 'evt_1', type: 'lead.hot', created_at: '2020-01-01T00:00:00Z', data: {}};
const options = {now, secret: 'mine', isChanged: false};

test('an event arrives as it was signed', async () => {
  const outcome = await deliver(payload, options);
  expect(outcome).toMatchObject({kind: 'received', verdict: {isValid: true}});
  expect(outcome).toHaveProperty('body', expect.stringContaining('2026-11-16T09:30:00Z'));
});

test('one that was changed on the way by a space is found out', async () => {
  expect(await deliver(payload, {...options, isChanged: true})).toMatchObject({
    kind: 'received',
    verdict: {isValid: false, reason: 'mismatch'},
    body: expect.stringMatching(/\} $/) as string,
  });
});

test('without a secret nothing is sent', async () => {
  expect(await deliver(payload, {...options, secret: ''})).toEqual({
    kind: 'not-sent',
    reason: 'no-secret',
  });
});

test('a page without cryptography, as over plain http, says so instead of failing', async () => {
  const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(await deliver(payload, options)).toEqual({kind: 'not-sent', reason: 'no-signing'});
  subtle.mockRestore();
});

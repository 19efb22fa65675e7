import {deliver} from './deliver';

const now = Date.parse('2026-11-16T09:30:00.789Z');
const payload = {id: 'evt_1', type: 'lead.hot', created_at: '2020-01-01T00:00:00Z', data: {}};
const options = {now, secret: 'mine', isChanged: false, endpoint: 'verifies'} as const;

test('deliver: an unchanged event is genuine', async () => {
  const outcome = await deliver(payload, options);
  expect(outcome).toMatchObject({
    kind: 'received',
    verdict: {isValid: true},
    responseStatus: 204,
    body: JSON.stringify(payload),
  });
});

test('deliver: detects a body changed by one space', async () => {
  expect(await deliver(payload, {...options, isChanged: true})).toMatchObject({
    kind: 'received',
    verdict: {isValid: false, reason: 'mismatch'},
    responseStatus: 400,
    body: expect.stringMatching(/\} $/) as string,
  });
});

test.each([
  ['is-down', 503],
  ['is-slow', null],
] as const)('deliver: an endpoint that %s responds with %s', async (endpoint, responseStatus) => {
  expect(await deliver(payload, {...options, endpoint})).toMatchObject({responseStatus});
});

test('deliver: sends nothing without a secret', async () => {
  expect(await deliver(payload, {...options, secret: ''})).toEqual({
    kind: 'not-sent',
    reason: 'no-secret',
  });
});

test('deliver: reports missing Web Crypto, as over plain HTTP, instead of failing', async () => {
  const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(await deliver(payload, options)).toEqual({kind: 'not-sent', reason: 'no-signing'});
  subtle.mockRestore();
});

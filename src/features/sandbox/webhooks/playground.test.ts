import {verify} from '@site/src/domain/webhookSignature';
import {deliver} from './deliver';
import {eventsOf, makeDelivery, previewOf, SAMPLE_SECRET} from './playground';

describe('playground', () => {
  const NOW = Date.parse('2026-11-16T09:30:00.789Z');
  const payload = {
    id: 'evt_5c02b8e4a917',
    type: 'lead.hot',
    created_at: '2020-01-01T00:00:00Z',
    data: {text: '“é”'},
  };

  test('makeDelivery: signs the event as it is, with the time of the attempt', async () => {
    const delivery = await makeDelivery(payload, {now: NOW});
    expect(JSON.parse(delivery.rawBody)).toEqual(payload);
    expect(delivery.timestamp).toBe(1_794_821_400);
    expect(delivery.headers['Content-Type']).toBe('application/json');
    const received = {
      header: delivery.headers['Webhook-Signature'],
      body: delivery.rawBody,
      now: delivery.timestamp,
    };
    expect(await verify({...received, secret: SAMPLE_SECRET})).toEqual({isValid: true});
    expect(await verify({...received, secret: 'other'})).toMatchObject({reason: 'mismatch'});
    expect(await verify({...received, body: '{}', secret: SAMPLE_SECRET})).toMatchObject({
      isValid: false,
    });
  });

  test('makeDelivery: another secret gives another signature', async () => {
    const [first, second] = await Promise.all([
      makeDelivery(payload, {now: NOW}),
      makeDelivery(payload, {now: NOW, secret: 'mine'}),
    ]);
    expect(second.rawBody).toBe(first.rawBody);
    expect(second.headers['Webhook-Signature']).not.toBe(first.headers['Webhook-Signature']);
  });

  test('previewOf: has the headers of a delivery, without a signature', async () => {
    const {headers, body} = previewOf(payload);
    const delivery = await makeDelivery(payload, {now: NOW});
    expect(Object.keys(headers)).toEqual(Object.keys(delivery.headers));
    expect(headers['Webhook-Signature']).not.toMatch(/[0-9a-f]{64}/);
    expect(JSON.parse(body)).toEqual(payload);
  });

  test('eventsOf: lists the contract’s events with their examples', () => {
    const value = payload;
    const post = {
      operationId: 'leadHot',
      summary: 'A lead turned hot',
      description: 'Sent once.',
      tags: [],
      security: [],
      responses: {},
      requestBody: {
        description: '',
        required: true,
        content: {
          'application/json': {schema: {}, examples: {demo: {summary: 'A demo', value}}},
        },
      },
    };
    expect(eventsOf({webhooks: {'lead.hot': {post}, 'no.post': {}}})).toEqual([
      {
        type: 'lead.hot',
        description: 'Sent once.',
        examples: [{name: 'demo', summary: 'A demo', payload}],
      },
    ]);
  });
});

describe('deliver', () => {
  const now = Date.parse('2026-11-16T09:30:00.789Z');
  const payload = {id: 'evt_1', type: 'lead.hot', created_at: '2020-01-01T00:00:00Z', data: {}};
  const options = {now, secret: 'mine', isChanged: false, endpoint: 'verifies'} as const;

  test('an unchanged event is genuine', async () => {
    const outcome = await deliver(payload, options);
    expect(outcome).toMatchObject({
      kind: 'received',
      verdict: {isValid: true},
      responseStatus: 204,
      body: JSON.stringify(payload),
    });
  });

  test('detects a body changed by one space', async () => {
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

  test('sends nothing without a secret', async () => {
    expect(await deliver(payload, {...options, secret: ''})).toEqual({
      kind: 'not-sent',
      reason: 'no-secret',
    });
  });

  test('reports missing Web Crypto, as over plain HTTP, instead of failing', async () => {
    const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(await deliver(payload, options)).toEqual({kind: 'not-sent', reason: 'no-signing'});
    subtle.mockRestore();
  });
});

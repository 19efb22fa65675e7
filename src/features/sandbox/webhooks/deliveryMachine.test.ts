import type {Outcome} from './deliver';
import {deliveryStatus, logOf, withAttempt, type LoggedDelivery} from './deliveryLog';
import {
  chosen,
  deliveryReducer,
  deliveryText,
  startDelivery,
  type DeliveryAction,
  type DeliveryState,
} from './deliveryMachine';
import {SAMPLE_SECRET, type WebhookEvent} from './playground';

describe('deliveryMachine', () => {
  const firstDelivery = startDelivery([]);

  const after = (state: DeliveryState, ...actions: DeliveryAction[]) =>
    actions.reduce(deliveryReducer, state);

  const send = {type: 'send'} as const;
  const genuine: Outcome = {
    kind: 'received',
    headers: {'Content-Type': 'application/json', 'Webhook-Signature': 't=1,v1=a'},
    body: '{}',
    verdict: {isValid: true},
    responseStatus: 204,
  };
  const event = {id: 'evt_1', type: 'lead.hot', created_at: '2026-11-16T09:30:00Z', data: {}};
  const arrive = (attempt: number, outcome: Outcome = genuine): DeliveryAction => ({
    type: 'arrive',
    attempt,
    now: 0,
    sent: {event, secret: 'mine', isRetried: true},
    outcome,
  });

  const sent = after(firstDelivery, send, arrive(1));

  test('starts without an attempt', () => {
    expect(firstDelivery).toMatchObject({attempts: 0, isUnderWay: false, outcome: null});
    expect(deliveryText(firstDelivery)).toMatch(/^Not sent yet\./);
  });

  test('send starts an attempt, and arrive ends it', () => {
    expect(after(firstDelivery, send)).toMatchObject({
      attempts: 1,
      isUnderWay: true,
      outcome: null,
    });
    expect(sent).toMatchObject({isUnderWay: false, outcome: {...genuine, attempt: 1}});
  });

  test.each([
    ['another event', {type: 'email.bounced'}],
    ['another example', {example: 'soft'}],
    ['no secret', {secret: ''}],
    ['a change in transit', {isChanged: true}],
    ['another endpoint', {endpoint: 'is-down' as const}],
  ])('%s clears the last outcome', (_name, form) => {
    const changed = after(sent, {type: 'change', form});
    expect(changed).toMatchObject({form, attempts: 1, outcome: null});
  });

  test('ignores an outcome that was in flight when the form changed', () => {
    const changed = after(firstDelivery, send, {type: 'change', form: {secret: 'mine'}});
    expect(after(changed, arrive(1))).toBe(changed);
    const again = after(changed, send);
    expect(after(again, arrive(1))).toBe(again);
    expect(after(again, arrive(2)).outcome).toMatchObject({attempt: 2});
  });

  test('ignores a second send, and keeps the last outcome until the next', () => {
    const again = after(sent, send);
    expect(again).toMatchObject({attempts: 2, isUnderWay: true, outcome: {attempt: 1}});
    expect(after(again, send)).toBe(again);
  });

  test('deliveryText: differs for each attempt, even with the same outcome', () => {
    expect(deliveryText(sent)).toMatch(/^Attempt 1: .*genuine/);
    expect(deliveryText(after(sent, send, arrive(2)))).not.toBe(deliveryText(sent));
  });

  test.each<[Outcome, RegExp]>([
    [
      {...genuine, verdict: {isValid: false, reason: 'mismatch'}, responseStatus: 400},
      /Return 400/,
    ],
    [{...genuine, responseStatus: 503}, /503/],
    [{...genuine, responseStatus: null}, /no response/],
    [{kind: 'not-sent', reason: 'no-secret'}, /not sent\. .*secret/],
    [{kind: 'not-sent', reason: 'no-signing'}, /not sent\. .*HTTPS/],
  ])('deliveryText: %j', (outcome, words) => {
    expect(deliveryText({outcome: {...outcome, attempt: 1}, shown: null})).toMatch(words);
  });

  test('chosen: falls back to the first event and example', () => {
    const eventOf = (type: string, ...names: string[]): WebhookEvent => ({
      type,
      description: '',
      examples: names.map((name) => ({
        name,
        summary: '',
        payload: {id: name, type, created_at: '', data: {}},
      })),
    });
    const events = [eventOf('a', 'a1', 'a2'), eventOf('b', 'b1')];
    const names = (type: string, example: string) => {
      const found = chosen(events, {type, example, secret: null});
      return `${found.event.type} ${found.example.name}`;
    };
    expect([names('a', 'a2'), names('b', 'a2'), names('', '')]).toEqual(['a a2', 'b b1', 'a a1']);
    expect(() => chosen([eventOf('a')], {type: 'a', example: '', secret: null})).toThrow(
      'without an example',
    );
  });

  test('chosen: the secret is the typed one, that of the event, or the sample secret', () => {
    const payload = {id: 'e', type: 'a', created_at: '', data: {}};
    const own: WebhookEvent = {
      type: 'a',
      description: '',
      examples: [{name: 'x', summary: '', payload}],
    };
    const secretOf = (ownSecret: string | undefined, secret: string | null) =>
      chosen([{...own, secret: ownSecret}], {type: 'a', example: 'x', secret}).secret;
    expect(secretOf('whsec_1', null)).toBe('whsec_1');
    expect(secretOf(undefined, null)).toBe(SAMPLE_SECRET);
    expect(secretOf('whsec_1', 'mine')).toBe('mine');
    expect(secretOf('whsec_1', '')).toBe('');
  });

  test('an attempt is logged and shown unless nothing was sent', () => {
    expect(sent.log).toMatchObject([{event, attempts: [{responseStatus: 204}]}]);
    expect(sent.shown).toBe(event.id);
    const unsent = after(firstDelivery, send, arrive(1, {kind: 'not-sent', reason: 'no-secret'}));
    expect(unsent).toMatchObject({log: [], shown: null});
  });

  test('show brings a delivery into view and cancels an attempt under way', () => {
    const shown = after(sent, {type: 'change', form: {secret: ''}}, send, {
      type: 'show',
      id: event.id,
    });
    expect(shown).toMatchObject({shown: event.id, isUnderWay: false, outcome: null});
    expect(deliveryText(shown)).toContain(event.id);
  });
});

describe('deliveryLog', () => {
  const CREATED = Date.parse('2026-11-16T09:30:00Z');
  const HOUR = 3_600_000;

  const event = (id: string) => ({
    id,
    type: 'lead.hot',
    created_at: '2026-11-16T09:30:00Z',
    data: {},
  });
  const attempt = (responseStatus: number | null) => ({request: null, responseStatus});
  const delivery = (
    responseStatus: number | null,
    other: Partial<LoggedDelivery> = {},
  ): LoggedDelivery => ({
    event: event('evt_1'),
    secret: 'mine',
    isRetried: true,
    attempts: [attempt(responseStatus)],
    ...other,
  });

  test.each([
    [200, 0, 'Delivered'],
    [299, 99, 'Delivered'],
    [199, 0, 'Retrying'],
    [301, 1, 'Retrying'],
    [400, 23, 'Retrying'],
    [503, 24, 'Failed'],
    [null, 0, 'Retrying'],
    [null, 25, 'Failed'],
  ])('deliveryStatus: a response of %s after %s hours is %s', (responseStatus, hours, status) => {
    expect(deliveryStatus(delivery(responseStatus), CREATED + hours * HOUR)).toBe(status);
  });

  test('deliveryStatus: test events are never retried', () => {
    expect(deliveryStatus(delivery(503, {isRetried: false}), CREATED)).toBe('Failed');
  });

  test('withAttempt: adds a new event first, and a retry to its delivery', () => {
    const second = {event: event('evt_2'), secret: 'mine', isRetried: true};
    const two = withAttempt([delivery(503)], second, attempt(503));
    expect(two.map((each) => each.event.id)).toEqual(['evt_2', 'evt_1']);
    const retried = withAttempt(two, delivery(0), attempt(204));
    expect(retried.map(({attempts}) => attempts.map((each) => each.responseStatus))).toEqual([
      [503],
      [204, 503],
    ]);
  });

  test('withAttempt: forgets the oldest delivery of a long log', () => {
    const ids = Array.from({length: 30}, (_none, index) => `evt_${index}`);
    const log = ids.reduce<LoggedDelivery[]>(
      (before, id) =>
        withAttempt(before, {event: event(id), secret: '', isRetried: true}, attempt(204)),
      [],
    );
    expect(log).toHaveLength(20);
    expect(log[0]?.event.id).toBe('evt_29');
  });

  test('logOf: lists the test events sent with the API with their responses', () => {
    const webhook = {
      id: 'hook_1',
      url: 'https://a.example',
      events: [],
      created_at: '',
      secret: 'own',
      isOfApp: false,
    };
    expect(logOf([{webhook, event: event('evt_1'), responseStatus: 500}])).toEqual([
      delivery(500, {secret: 'own', isRetried: false}),
    ]);
  });
});

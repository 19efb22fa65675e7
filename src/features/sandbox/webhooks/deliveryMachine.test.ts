import type {Outcome} from './deliver';
import {
  chosen,
  deliveryReducer,
  deliveryText,
  startDelivery,
  type DeliveryAction,
  type DeliveryState,
} from './deliveryMachine';
import {SAMPLE_SECRET, type WebhookEvent} from './playground';

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
  expect(after(firstDelivery, send)).toMatchObject({attempts: 1, isUnderWay: true, outcome: null});
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
  [{...genuine, verdict: {isValid: false, reason: 'mismatch'}, responseStatus: 400}, /Return 400/],
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
    summary: '',
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
    summary: '',
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

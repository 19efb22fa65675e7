import {deliveryStatus, logOf, withAttempt, type LoggedDelivery} from './deliveryLog';

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

import type {EventDelivery, EventPayload} from '@site/src/domain/sandbox/state';
import {HOUR_MS} from '@site/src/lib/dates';
import type {SentRequest} from './deliver';

/** An event that was sent to a webhook. */
export interface LoggedDelivery {
  readonly event: EventPayload;
  /** The webhook's secret. */
  readonly secret: string;
  /** Whether a failed attempt is repeated. Test events are sent once. */
  readonly isRetried: boolean;
  /** Newest first; at least one. */
  readonly attempts: readonly [Attempt, ...Attempt[]];
}

export interface Attempt {
  /** Null for a test event sent with the API: the sandbox doesn't sign it. */
  readonly request: SentRequest | null;
  /** The endpoint's HTTP status; null if it didn't respond in time. */
  readonly responseStatus: number | null;
}

type DeliveryStatus = 'Delivered' | 'Retrying' | 'Failed';

/** The number of deliveries in the log. */
const MOST_LOGGED = 20;

const RETRIED_FOR_MS = 24 * HOUR_MS;

/** The log before the playground sends anything: the test events sent with the API. */
export const logOf = (deliveries: readonly EventDelivery[]): LoggedDelivery[] =>
  deliveries.map(({event, webhook: {secret}, responseStatus}) => ({
    event,
    secret,
    isRetried: false,
    attempts: [{request: null, responseStatus}],
  }));

/** Adds an attempt to its event's delivery, or a new delivery at the start. */
export function withAttempt(
  log: readonly LoggedDelivery[],
  sent: Omit<LoggedDelivery, 'attempts'>,
  attempt: Attempt,
): LoggedDelivery[] {
  const isSame = ({event}: LoggedDelivery) => event.id === sent.event.id;
  return log.some(isSame)
    ? log.map((each) =>
        isSame(each) ? {...each, attempts: [attempt, ...each.attempts] as const} : each,
      )
    : [{...sent, attempts: [attempt] as const}, ...log].slice(0, MOST_LOGGED);
}

/**
 * The status of a delivery. An event is retried for 24 hours, until a response from 200 to 299.
 *
 * @param now milliseconds since 1970
 */
export function deliveryStatus(
  {event, isRetried, attempts: [{responseStatus}]}: LoggedDelivery,
  now: number,
): DeliveryStatus {
  if (responseStatus !== null && responseStatus >= 200 && responseStatus <= 299) return 'Delivered';
  return isRetried && now - Date.parse(event.created_at) < RETRIED_FOR_MS ? 'Retrying' : 'Failed';
}

import type {EventDelivery} from '@site/src/domain/sandbox/state';
import type {Endpoint, Outcome} from './deliver';
import {logOf, withAttempt, type LoggedDelivery} from './deliveryLog';
import {SAMPLE_SECRET, type EventExample, type WebhookEvent} from './playground';

/** The values of the form. */
export interface DeliveryForm {
  /** `email.bounced`. An unknown event stands for the first one. */
  readonly type: string;
  /** The name of an example. An unknown one stands for the first. */
  readonly example: string;
  /** Null stands for the event's own secret. */
  readonly secret: string | null;
  /** Whether the body is changed in transit. */
  readonly isChanged: boolean;
  readonly endpoint: Endpoint;
}

export interface DeliveryState {
  readonly form: DeliveryForm;
  /** Newest first. */
  readonly log: readonly LoggedDelivery[];
  /** The time of the last attempt, in milliseconds since 1970. */
  readonly now: number;
  /** The id of the event whose request is in view. Null shows a preview of the selected example. */
  readonly shown: string | null;
  /** The number of attempts, with any outcome. */
  readonly attempts: number;
  readonly isUnderWay: boolean;
  /** Cleared when the form changes. Stays in view during the next attempt. */
  readonly outcome: (Outcome & {readonly attempt: number}) | null;
}

export type DeliveryAction =
  | {readonly type: 'change'; readonly form: Partial<DeliveryForm>}
  | {readonly type: 'show'; readonly id: string}
  | {readonly type: 'send'}
  | {
      readonly type: 'arrive';
      readonly attempt: number;
      readonly now: number;
      readonly sent: Omit<LoggedDelivery, 'attempts'>;
      readonly outcome: Outcome;
    };

/** The playground before its first attempt, with the test events sent with the API in its log. */
export const startDelivery = (deliveries: readonly EventDelivery[]): DeliveryState => ({
  form: {type: '', example: '', secret: null, isChanged: false, endpoint: 'verifies'},
  log: logOf(deliveries),
  now: 0,
  shown: null,
  attempts: 0,
  isUnderWay: false,
  outcome: null,
});

/** The playground's reducer. Ignores actions that a state doesn't expect. */
export function deliveryReducer(state: DeliveryState, action: DeliveryAction): DeliveryState {
  switch (action.type) {
    case 'change':
      return {...endedWith(state, null), form: {...state.form, ...action.form}};
    case 'show':
      return endedWith(state, action.id);
    case 'send':
      if (state.isUnderWay) return state;
      return {...state, attempts: state.attempts + 1, isUnderWay: true};
    case 'arrive': {
      const {attempt, now, sent, outcome} = action;
      // An attempt that a change of the form canceled can still arrive.
      if (!state.isUnderWay || attempt !== state.attempts) return state;
      const ended = {...state, now, isUnderWay: false, outcome: {...outcome, attempt}};
      if (outcome.kind === 'not-sent') return ended;
      const {headers, body, responseStatus} = outcome;
      const log = withAttempt(state.log, sent, {request: {headers, body}, responseStatus});
      return {...ended, log, shown: sent.event.id};
    }
  }
}

const endedWith = (state: DeliveryState, shown: string | null): DeliveryState => ({
  ...state,
  shown,
  isUnderWay: false,
  outcome: null,
});

/**
 * The event, the example, and the secret that the form selects.
 *
 * @throws if there are none
 */
export function chosen(
  events: readonly WebhookEvent[],
  {type, example, secret}: Pick<DeliveryForm, 'type' | 'example' | 'secret'>,
): {readonly event: WebhookEvent; readonly example: EventExample; readonly secret: string} {
  const event = events.find((each) => each.type === type) ?? events[0];
  const found = event?.examples.find(({name}) => name === example) ?? event?.examples[0];
  if (!event || !found) throw new Error("An event without an example can't be sent.");
  return {event, example: found, secret: secret ?? event.secret ?? SAMPLE_SECRET};
}

/** The status message. Includes the number of the attempt, so that screen readers announce a repeated outcome. */
export function deliveryText({outcome, shown}: Pick<DeliveryState, 'outcome' | 'shown'>): string {
  if (!outcome && shown !== null) return `Shown: ${shown}.`;
  if (!outcome) return 'Not sent yet. Sending it adds the time and the signature.';
  return `Attempt ${outcome.attempt}: ${ending(outcome)}`;
}

function ending(outcome: Outcome): string {
  if (outcome.kind === 'received') {
    if (outcome.responseStatus === null) return 'no response within 10 seconds.';
    if (outcome.responseStatus >= 500) return `the endpoint returned ${outcome.responseStatus}.`;
    return outcome.verdict.isValid
      ? 'the signature matches, so the event is genuine.'
      : 'the signature doesn’t match. Return 400 and do nothing else.';
  }
  return endings[outcome.reason];
}

const endings = {
  'no-secret': 'not sent. There’s no secret to sign with.',
  'no-signing': 'not sent. Browsers can sign only on pages opened over HTTPS.',
} satisfies Record<Extract<Outcome, {kind: 'not-sent'}>['reason'], string>;

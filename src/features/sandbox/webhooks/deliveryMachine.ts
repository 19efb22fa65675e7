import type {Outcome} from './deliver';
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
}

export interface DeliveryState {
  readonly form: DeliveryForm;
  /** The number of attempts, with any outcome. */
  readonly attempts: number;
  readonly isUnderWay: boolean;
  /** Cleared when the form changes. Stays in view during the next attempt. */
  readonly outcome: (Outcome & {readonly attempt: number}) | null;
}

export type DeliveryAction =
  | {readonly type: 'change'; readonly form: Partial<DeliveryForm>}
  | {readonly type: 'send'}
  | {readonly type: 'arrive'; readonly attempt: number; readonly outcome: Outcome};

export const firstDelivery: DeliveryState = {
  form: {type: '', example: '', secret: null, isChanged: false},
  attempts: 0,
  isUnderWay: false,
  outcome: null,
};

/** The playground's reducer. Ignores actions that a state doesn't expect. */
export function deliveryReducer(state: DeliveryState, action: DeliveryAction): DeliveryState {
  switch (action.type) {
    case 'change':
      return {...state, form: {...state.form, ...action.form}, isUnderWay: false, outcome: null};
    case 'send':
      if (state.isUnderWay) return state;
      return {...state, attempts: state.attempts + 1, isUnderWay: true};
    case 'arrive': {
      const {attempt, outcome} = action;
      // An attempt that the form's change canceled can still arrive.
      if (!state.isUnderWay || attempt !== state.attempts) return state;
      return {...state, isUnderWay: false, outcome: {...outcome, attempt}};
    }
  }
}

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
export function deliveryText({outcome}: Pick<DeliveryState, 'outcome'>): string {
  if (!outcome) return 'Not sent yet. Sending it adds the time and the signature.';
  return `Attempt ${outcome.attempt}: ${ending(outcome)}`;
}

function ending(outcome: Outcome): string {
  if (outcome.kind === 'received') {
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

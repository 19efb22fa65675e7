import type {Outcome} from './deliver';
import {SAMPLE_SECRET, type EventExample, type WebhookEvent} from './playground';

/** What is chosen and typed. */
export interface DeliveryForm {
  /** `email.bounced`; an event that the contract has not is its first. */
  readonly type: string;
  /** Name of an example; one that the event has not is its first. */
  readonly example: string;
  readonly secret: string;
  /** Whether the body is changed on its way. */
  readonly isChanged: boolean;
}

export interface DeliveryState {
  readonly form: DeliveryForm;
  /** How often it was sent so far, whatever became of it. */
  readonly attempts: number;
  readonly isUnderWay: boolean;
  /** Of the form as it is: a change of the form takes it away. Stays in view while it is sent once more. */
  readonly outcome: (Outcome & {readonly attempt: number}) | null;
}

export type DeliveryAction =
  | {readonly type: 'change'; readonly form: Partial<DeliveryForm>}
  | {readonly type: 'send'}
  | {readonly type: 'arrive'; readonly attempt: number; readonly outcome: Outcome};

export const firstDelivery: DeliveryState = {
  form: {type: '', example: '', secret: SAMPLE_SECRET, isChanged: false},
  attempts: 0,
  isUnderWay: false,
  outcome: null,
};

/** The playground. An action that has no meaning in a state changes nothing. */
export function deliveryReducer(state: DeliveryState, action: DeliveryAction): DeliveryState {
  switch (action.type) {
    case 'change':
      return {...state, form: {...state.form, ...action.form}, isUnderWay: false, outcome: null};
    case 'send':
      if (state.isUnderWay) return state;
      return {...state, attempts: state.attempts + 1, isUnderWay: true};
    case 'arrive': {
      const {attempt, outcome} = action;
      // What was given up by a change of the form may still arrive.
      if (!state.isUnderWay || attempt !== state.attempts) return state;
      return {...state, isUnderWay: false, outcome: {...outcome, attempt}};
    }
  }
}

/**
 * The event and the example that a form means.
 *
 * @throws when there is none
 */
export function chosen(
  events: readonly WebhookEvent[],
  {type, example}: Pick<DeliveryForm, 'type' | 'example'>,
): {readonly event: WebhookEvent; readonly example: EventExample} {
  const event = events.find((each) => each.type === type) ?? events[0];
  const found = event?.examples.find(({name}) => name === example) ?? event?.examples[0];
  if (!event || !found) throw new Error('An event without an example cannot be sent.');
  return {event, example: found};
}

/** What is said of the delivery. Each attempt has its number, so that one that ends as the last is said, too. */
export function deliveryText({outcome}: Pick<DeliveryState, 'outcome'>): string {
  if (!outcome) return 'Not sent yet. Its time and its signature are made when you send it.';
  return `Attempt ${outcome.attempt}: ${ending(outcome)}`;
}

function ending(outcome: Outcome): string {
  if (outcome.kind === 'received') {
    return outcome.verdict.isValid
      ? 'the signature fits, so the event is genuine.'
      : 'the signature does not fit. Answer 401 and do nothing.';
  }
  return endings[outcome.reason];
}

const endings = {
  'no-secret': 'not sent. Without a secret nothing can be signed.',
  'no-signing': 'not sent. Browsers sign only on pages that were opened over https.',
} satisfies Record<Extract<Outcome, {kind: 'not-sent'}>['reason'], string>;

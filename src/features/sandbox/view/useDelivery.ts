import {useReducer} from 'react';

import {deliver} from '../webhooks/deliver';
import {
  chosen,
  deliveryReducer,
  firstDelivery,
  type DeliveryForm,
  type DeliveryState,
} from '../webhooks/deliveryMachine';
import type {EventExample, WebhookEvent} from '../webhooks/playground';

/** The playground's form and its last delivery. */
export function useDelivery(events: readonly WebhookEvent[]): {
  readonly state: DeliveryState;
  readonly event: WebhookEvent;
  readonly example: EventExample;
  readonly secret: string;
  readonly change: (form: Partial<DeliveryForm>) => void;
  readonly send: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(deliveryReducer, firstDelivery);
  const {form, attempts} = state;
  const {event, example, secret} = chosen(events, form);

  return {
    state,
    event,
    example,
    secret,
    change: (part) => dispatch({type: 'change', form: part}),
    async send() {
      dispatch({type: 'send'});
      const outcome = await deliver(example.payload, {...form, secret, now: Date.now()});
      dispatch({type: 'arrive', attempt: attempts + 1, outcome});
    },
  };
}

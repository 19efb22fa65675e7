import {useReducer} from 'react';

import type {EventDelivery} from '@site/src/domain/sandbox/state';
import {timestampOf} from '@site/src/domain/sandbox/time';
import {deliver} from '../webhooks/deliver';
import type {LoggedDelivery} from '../webhooks/deliveryLog';
import {
  chosen,
  deliveryReducer,
  startDelivery,
  type DeliveryForm,
  type DeliveryState,
} from '../webhooks/deliveryMachine';
import type {EventExample, WebhookEvent} from '../webhooks/playground';
import {newId} from './currentSession';

/**
 * The playground's form, its last delivery, and its log.
 *
 * @param deliveries the test events sent with the API
 */
export function useDelivery(
  events: readonly WebhookEvent[],
  deliveries: readonly EventDelivery[],
): {
  readonly state: DeliveryState;
  readonly event: WebhookEvent;
  readonly example: EventExample;
  readonly secret: string;
  readonly change: (form: Partial<DeliveryForm>) => void;
  readonly show: (id: string) => void;
  /** Sends the selected event: again if it's a test event sent with the API, else as if it had just happened. */
  readonly send: () => Promise<void>;
  /** Sends an event of the log again. */
  readonly retry: (delivery: LoggedDelivery) => Promise<void>;
} {
  const [state, dispatch] = useReducer(deliveryReducer, deliveries, startDelivery);
  const {form, attempts} = state;
  const {event, example, secret} = chosen(events, form);

  async function attempt(sent: Omit<LoggedDelivery, 'attempts'>) {
    dispatch({type: 'send'});
    const {isChanged, endpoint} = form;
    const now = Date.now();
    const outcome = await deliver(sent.event, {now, secret: sent.secret, isChanged, endpoint});
    dispatch({type: 'arrive', attempt: attempts + 1, now, sent, outcome});
  }

  return {
    state,
    event,
    example,
    secret,
    change: (part) => dispatch({type: 'change', form: part}),
    show: (id) => dispatch({type: 'show', id}),
    send() {
      const {payload} = example;
      if (event.secret !== undefined) return attempt({event: payload, secret, isRetried: false});
      const created_at = timestampOf(Date.now());
      const happened = {...payload, id: `evt_${newId()}`, created_at};
      return attempt({event: happened, secret, isRetried: true});
    },
    retry: ({event: logged, secret: own, isRetried}) =>
      attempt({event: logged, secret: own, isRetried}),
  };
}

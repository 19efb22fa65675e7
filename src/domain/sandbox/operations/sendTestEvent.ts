import {account} from '../account';
import type {EventPayload} from '../state';
import {timestampOf} from '../time';
import type {Operation} from '../types';
import {webhookAt} from '../webhooks';

/** The number of events that the sandbox remembers. */
const MOST_DELIVERIES = 20;

/** POST /v1/webhooks/{webhook_id}/test */
export const sendTestEvent: Operation<{readonly type: string}> = {
  run({type}, state, env) {
    const found = webhookAt(state, env);
    if (!('webhook' in found)) return found;
    const {webhook} = found;
    const {data = {}} = (env.events[type] ?? {}) as {data?: object};
    const event: EventPayload & {readonly account_id: string; readonly is_test: boolean} = {
      id: `evt_${env.newId()}`,
      type,
      account_id: account.id,
      created_at: timestampOf(env.now),
      is_test: true,
      data,
    };
    const outcome = outcomeAt(webhook.url);
    return {
      status: 200,
      data: {delivery: {event_id: event.id, type, ...outcome}},
      state: {
        ...state,
        deliveries: [
          {webhook, event, responseStatus: outcome.response_status},
          ...state.deliveries,
        ].slice(0, MOST_DELIVERIES),
      },
    };
  },
};

/**
 * The response of an endpoint that doesn't exist. It confirms events, unless its path ends with a status or with
 * `/timeout`.
 */
function outcomeAt(url: string) {
  const [, ending = ''] = /\/([1-5]\d\d|timeout)\/?$/.exec(url) ?? [];
  if (ending === 'timeout') {
    return {is_delivered: false, response_status: null, duration_ms: 10_000};
  }
  const response_status = ending === '' ? 204 : Number(ending);
  const is_delivered = response_status >= 200 && response_status <= 299;
  return {is_delivered, response_status, duration_ms: 182};
}

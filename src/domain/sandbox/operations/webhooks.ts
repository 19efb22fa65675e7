import {account} from '../account';
import {cursorRefused, pageOf, type Paging} from '../pages';
import {missing} from '../responses';
import type {EventPayload, SandboxState, Webhook} from '../state';
import {timestampOf} from '../time';
import type {Operation, OperationEnv, Refusal} from '../types';

/** GET /v1/webhooks */
export const listWebhooks: Operation<Paging> = {
  run(paging, state, env) {
    const page = pageOf(webhooksFor(state, env), {...paging, of: ['webhooks', env.access.isToken]});
    if (!page) return cursorRefused({parameter: 'cursor'});
    const {items, ...counts} = page;
    return {status: 200, data: {webhooks: items.map(shownWebhook), ...counts}};
  },
};

/** POST /v1/webhooks */
export const createWebhook: Operation<Pick<Webhook, 'url' | 'events'>> = {
  run({url, events}, state, {access, now, newId}) {
    const id = newId();
    const webhook: Webhook = {
      id: `hook_${id.slice(0, 6)}`,
      url,
      events,
      created_at: timestampOf(now),
      secret: `whsec_${newId()}${id}`,
      isOfApp: access.isToken,
    };
    return {
      status: 201,
      data: {webhook: shownWebhook(webhook), secret: webhook.secret},
      state: {...state, webhooks: [webhook, ...state.webhooks]},
    };
  },
};

/** DELETE /v1/webhooks/{webhook_id} */
export const deleteWebhook: Operation<object> = {
  run(_query, state, env) {
    const found = webhookAt(state, env);
    if (!('webhook' in found)) return found;
    const webhooks = state.webhooks.filter((each) => each !== found.webhook);
    return {status: 200, data: {id: found.webhook.id}, state: {...state, webhooks}};
  },
};

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

/** The webhooks that a key or token can see: an app's token sees only those that the app created. */
const webhooksFor = (
  {webhooks}: SandboxState,
  {access}: Pick<OperationEnv, 'access'>,
): readonly Webhook[] => (access.isToken ? webhooks.filter(({isOfApp}) => isOfApp) : webhooks);

/** The webhook in the path. */
function webhookAt(
  state: SandboxState,
  env: Pick<OperationEnv, 'access' | 'path'>,
): {readonly webhook: Webhook} | Refusal {
  const {webhook_id = ''} = env.path;
  const webhook = webhooksFor(state, env).find(({id}) => id === webhook_id);
  return webhook ? {webhook} : missing('webhook', webhook_id);
}

/** A webhook as the API returns it, without its secret. */
const shownWebhook = ({id, url, events, created_at}: Webhook) => ({
  id,
  url,
  events,
  created_at,
});

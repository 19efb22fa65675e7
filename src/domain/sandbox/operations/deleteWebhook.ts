import type {Operation} from '../types';
import {webhookAt} from '../webhooks';

/** DELETE /v1/webhooks/{webhook_id} */
export const deleteWebhook: Operation<object> = {
  run(_query, state, env) {
    const found = webhookAt(state, env);
    if (!('webhook' in found)) return found;
    const webhooks = state.webhooks.filter((each) => each !== found.webhook);
    return {status: 200, data: {id: found.webhook.id}, state: {...state, webhooks}};
  },
};

import type {Webhook} from '../state';
import {timestampOf} from '../time';
import type {Operation} from '../types';
import {shownWebhook} from '../webhooks';

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

import {cursorRefused, pageOf, type Paging} from '../pages';
import type {Operation} from '../types';
import {shownWebhook, webhooksFor} from '../webhooks';

/** GET /v1/webhooks */
export const listWebhooks: Operation<Paging> = {
  run(paging, state, env) {
    const page = pageOf(webhooksFor(state, env), {...paging, of: ['webhooks', env.access.isToken]});
    if (!page) return cursorRefused({parameter: 'cursor'});
    const {items, ...counts} = page;
    return {status: 200, data: {webhooks: items.map(shownWebhook), ...counts}};
  },
};

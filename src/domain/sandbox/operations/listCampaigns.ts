import {cursorRefused, pageOf, type Paging} from '../pages';
import type {Operation} from '../types';

/** GET /v1/campaigns */
export const listCampaigns: Operation<Paging & {readonly status?: string}> = {
  run({status, limit, cursor}, state) {
    const page = pageOf(
      state.campaigns.filter((campaign) => (status ?? campaign.status) === campaign.status),
      {limit, cursor, of: ['campaigns', status]},
    );
    if (!page) return cursorRefused({parameter: 'cursor'});
    const {items: campaigns, ...counts} = page;
    return {status: 200, data: {campaigns, ...counts}};
  },
};

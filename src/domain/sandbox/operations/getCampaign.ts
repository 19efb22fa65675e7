import {missing} from '../responses';
import type {Operation} from '../types';

/** GET /v1/campaigns/{campaign_id} */
export const getCampaign: Operation<object> = {
  run(_query, {campaigns}, {path: {campaign_id = ''}}) {
    const campaign = campaigns.find(({id}) => id === campaign_id);
    return campaign ? {status: 200, data: {campaign}} : missing('campaign', campaign_id);
  },
};

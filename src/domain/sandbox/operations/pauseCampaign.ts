import {campaignChange} from '../campaignChange';
import type {Operation} from '../types';

/** POST /v1/campaigns/{campaign_id}/pause */
export const pauseCampaign: Operation<undefined> = {
  run(_body, before, {path: {campaign_id = ''}}) {
    const changed = campaignChange(before, campaign_id, {
      from: ['running', 'scheduled'],
      done: 'paused',
      change: (campaign) => ({...campaign, status: 'paused'}),
    });
    if (!('campaign' in changed)) return changed;
    const {campaign, state} = changed;
    return {status: 200, data: {campaign}, state};
  },
};

import {usageOf} from '../usage';
import {campaignChange} from '../campaignChange';
import {timestampOf} from '../time';
import type {Operation} from '../types';

/** POST /v1/campaigns/{campaign_id}/start */
export const startCampaign: Operation<undefined> = {
  run(_body, state, {path: {campaign_id = ''}, now}) {
    const changed = campaignChange(state, campaign_id, {
      from: ['draft', 'scheduled', 'paused'],
      done: 'started',
      change: ({starts_at, ...campaign}) => {
        const hasStarted = starts_at !== null && Date.parse(starts_at) <= now;
        return {
          ...campaign,
          status: 'running',
          starts_at: hasStarted ? starts_at : timestampOf(now),
        };
      },
    });
    if (!('campaign' in changed)) return changed;
    const {campaign, state: next} = changed;
    return {status: 200, data: {campaign, usage: usageOf(next, now)}, state: next};
  },
};

import {cursorRefused, pageOf, type Paging} from '../pages';
import {missing, unknownResource} from '../responses';
import type {Campaign, SandboxState} from '../state';
import {futureErrors, parseTimestamp, timestampOf} from '../time';
import type {Operation, Refusal} from '../types';
import {usageOf} from '../usage';

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

interface CampaignCreate {
  readonly name: string;
  readonly goal: string;
  readonly lead_ids: readonly string[];
  readonly steps: readonly unknown[];
  readonly daily_limit: number;
  readonly starts_at: string | null;
}

/** POST /v1/campaigns */
export const createCampaign: Operation<CampaignCreate> = {
  check({lead_ids = [], starts_at}, {leads, contacts}, {now}) {
    const known = new Set([...leads, ...contacts].map(({id}) => id));
    const unknown = lead_ids.flatMap((id, index) =>
      known.has(id) ? [] : [unknownResource(`/lead_ids/${index}`, 'contact or lead', id)],
    );
    return [...unknown, ...futureErrors('/starts_at', starts_at, now)];
  },

  run({name, goal, lead_ids, steps, daily_limit, starts_at}, state, {now, newId}) {
    const startsAt = starts_at === null ? undefined : parseTimestamp(starts_at);
    const campaign: Campaign = {
      id: `camp_${newId().slice(0, 6)}`,
      name,
      status: startsAt === undefined ? 'draft' : 'scheduled',
      goal,
      lead_count: countPeople(lead_ids, state),
      step_count: steps.length,
      daily_limit,
      starts_at: startsAt === undefined ? null : timestampOf(startsAt),
      created_at: timestampOf(now),
    };
    return {
      state: {...state, campaigns: [campaign, ...state.campaigns]},
      status: 201,
      data: {campaign},
    };
  },
};

/** Counts someone who's in the list as a lead and as a contact once. */
function countPeople(ids: readonly string[], {leads, contacts}: SandboxState): number {
  const emails = new Map([...leads, ...contacts].map(({id, email}) => [id, email]));
  return new Set(ids.map((id) => emails.get(id))).size;
}

/** GET /v1/campaigns/{campaign_id} */
export const getCampaign: Operation<object> = {
  run(_query, {campaigns}, {path: {campaign_id = ''}}) {
    const campaign = campaigns.find(({id}) => id === campaign_id);
    return campaign ? {status: 200, data: {campaign}} : missing('campaign', campaign_id);
  },
};

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

/** Changes a campaign's status, if its present one allows that. */
function campaignChange(
  state: SandboxState,
  id: string,
  {
    from,
    done,
    change,
  }: {
    /** The statuses that allow the change. */
    readonly from: readonly Campaign['status'][];
    /** The participle for the error: `started`. */
    readonly done: string;
    readonly change: (campaign: Campaign) => Campaign;
  },
): {readonly campaign: Campaign; readonly state: SandboxState} | Refusal {
  const before = state.campaigns.find((each) => each.id === id);
  if (!before) return missing('campaign', id);
  const {status} = before;
  if (!from.includes(status)) {
    const is = status === 'draft' ? 'a draft' : status;
    return {
      problem: 'campaign-state-conflict',
      detail: `This campaign is ${is}, so it can't be ${done}.`,
    };
  }
  const campaign = change(before);
  const campaigns = state.campaigns.map((each) => (each === before ? campaign : each));
  return {campaign, state: {...state, campaigns}};
}

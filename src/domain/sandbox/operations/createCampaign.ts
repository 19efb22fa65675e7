import {unknownResource} from '../responses';
import type {Campaign} from '../state';
import {futureErrors, parseTimestamp, timestampOf} from '../time';
import type {Operation} from '../types';

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
      lead_count: lead_ids.length,
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

import {
  all,
  future,
  list,
  matching,
  nullOr,
  object,
  oneOf,
  text,
  wholeNumber,
  type Check,
} from '../check';
import {invalid} from '../query';
import type {Campaign} from '../state';
import {parseTimestamp, timestampOf} from '../time';
import type {FieldError} from '../types';
import {words} from '../words';
import type {Write} from './types';

interface CampaignCreate {
  readonly name: string;
  readonly goal?: string;
  readonly lead_ids: readonly string[];
  readonly steps: readonly unknown[];
  readonly daily_limit?: number;
  readonly starts_at?: string | null;
}

const step = object(
  {subject: text(1, 150), text: text(1, 20_000)},
  {wait_days: wholeNumber(0, 30)},
);

/** POST /v1/campaigns */
export const createCampaign: Write = (state, body, env) => {
  const isKnown: Check = (id, pointer, errors) => {
    if (!state.leads.some((lead) => lead.id === id)) {
      errors.push({pointer, message: `There is no lead ${String(id)}.`});
    }
  };
  const leadId = all(matching(/^lead_[0-9a-f]{6}$/, 'Write the id of a lead.'), isKnown);
  const check = object(
    {name: text(1, 80), lead_ids: list(1, 500, leadId), steps: list(1, 10, step)},
    {
      goal: oneOf(words.campaignGoal),
      daily_limit: wholeNumber(1, 500),
      starts_at: nullOr(future(env.now)),
    },
  );
  const errors: FieldError[] = [];
  check(body, '', errors);
  if (errors.length > 0) return invalid(errors);

  const {
    name,
    goal = 'reply',
    lead_ids,
    steps,
    daily_limit = 50,
    starts_at,
  } = body as CampaignCreate;
  const startsAt = starts_at ? parseTimestamp(starts_at) : undefined;
  const campaign: Campaign = {
    id: `camp_${env.newId().slice(0, 6)}`,
    name,
    status: startsAt === undefined ? 'draft' : 'scheduled',
    goal,
    lead_count: lead_ids.length,
    step_count: steps.length,
    daily_limit,
    starts_at: startsAt === undefined ? null : timestampOf(startsAt),
    created_at: timestampOf(env.now),
  };
  return {
    state: {...state, campaigns: [campaign, ...state.campaigns]},
    status: 201,
    data: {campaign},
  };
};

import {missing} from './responses';
import type {Campaign, SandboxState} from './state';
import type {Refusal} from './types';

/** Changes a campaign's status, if its present one allows that. */
export function campaignChange(
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

import {planNamed} from '../../data/plans';
import {dayOf} from '../../lib/dates';
import type {SandboxState} from './state';

/** The plan's limits and how much of them the account, which is on Ultimate, has used. */
export function usageOf({leads, contacts, activity}: SandboxState, now: number) {
  const imported = contacts.filter(({lead_id}) => lead_id === null);
  // A lead that was imported, too, counts once.
  const people = new Set([...leads, ...imported].map(({email}) => email)).size;
  const month = dayOf(now).slice(0, 7);
  const sent = activity
    .filter(({date, campaignId}) => campaignId !== null && date.startsWith(month))
    .reduce((total, day) => total + day.sent, 0);
  const {leadLimit, automationsPerMonth} = planNamed('Ultimate');
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  return {
    leads: quota(leadLimit.isOpenEnded ? null : leadLimit.upTo, people),
    contacts: null,
    automations: quota(automationsPerMonth, sent),
    emails: null,
    resets_at: `${dayOf(Date.UTC(year, monthNumber))}T00:00:00Z`,
  };
}

const quota = (limit: number | null, used: number) => ({
  limit,
  used,
  remaining: limit === null ? null : Math.max(0, limit - used),
});

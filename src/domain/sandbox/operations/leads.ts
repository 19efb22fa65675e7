import type {SeedLead} from '../seed/types';
import {cursorRefused, pageOf, type Paging} from '../pages';
import type {Operation} from '../types';
import {usageOf} from '../usage';

interface LeadFilters {
  readonly industry?: string;
  readonly company_size?: string;
  readonly location?: string;
  readonly intent_signals?: readonly string[];
}

/** POST /v1/leads */
export const searchLeads: Operation<Paging & LeadFilters> = {
  check({company_size = '0+'}) {
    const [from, to] = sizeRange(company_size);
    return from > to
      ? [
          {
            pointer: '/company_size',
            code: 'invalid_range',
            message: 'The smaller number must come first.',
          },
        ]
      : [];
  },

  run({cursor, limit, ...filters}, state, {now}) {
    const {industry, company_size, location, intent_signals} = filters;
    const page = pageOf(
      state.leads.filter((lead) => isMatch(lead, filters)),
      {
        limit,
        cursor,
        of: ['leads', industry, company_size, location?.toLowerCase(), intent_signals],
      },
    );
    if (!page) return cursorRefused({pointer: '/cursor'});
    const {items, ...counts} = page;
    const leads = items.map(({id, company, email, score, intent}) => ({
      id,
      company,
      email,
      score,
      intent,
    }));
    return {status: 200, data: {leads, ...counts, usage: usageOf(state, now)}};
  },
};

function isMatch(lead: SeedLead, search: LeadFilters): boolean {
  const [from, to] = sizeRange(search.company_size ?? '0+');
  const place = lead.location.toLowerCase();
  const wanted = search.location?.trim().toLowerCase();
  return (
    (search.industry ?? lead.industry) === lead.industry &&
    lead.employees >= from &&
    lead.employees <= to &&
    (wanted === undefined || place === wanted || place.endsWith(`, ${wanted}`)) &&
    (search.intent_signals?.some((signal) => lead.signals.some((shown) => shown === signal)) ??
      true)
  );
}

/** `50-200` or `1000+`. */
function sizeRange(size: string): [from: number, to: number] {
  const [from, to] = size.split(/[-+]/);
  return [Number(from), to ? Number(to) : Infinity];
}

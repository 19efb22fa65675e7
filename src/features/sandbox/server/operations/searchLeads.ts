import type {SeedLead} from '@site/src/domain/sandboxSeed/types';
import {all, list, matching, object, oneOf, text, wholeNumber, type Check} from '../check';
import {pageOf} from '../pages';
import {CURSOR_EXPECTED, invalid, limitOf} from '../query';
import type {FieldError} from '../types';
import {words} from '../words';
import type {Write} from './types';

interface LeadSearch {
  readonly industry?: string;
  readonly company_size?: string;
  readonly location?: string;
  readonly intent_signals?: readonly string[];
  readonly limit?: number;
  readonly cursor?: string;
}

const SIZE = /^(\d{1,7})(?:-(\d{1,7})|\+)$/;

const inOrder: Check = (value, pointer, errors) => {
  const [from, to] = sizeRange(String(value));
  if (from > to) errors.push({pointer, message: 'Write the smaller number first.'});
};

const check = object(
  {},
  {
    industry: oneOf(words.industry),
    company_size: all(matching(SIZE, 'Write a range such as 50-200, or 1000+.'), inOrder),
    location: text(2, 80),
    intent_signals: list(1, 8, oneOf(words.signal)),
    limit: wholeNumber(1, 100),
    cursor: matching(/^[\w-]{1,200}$/, CURSOR_EXPECTED),
  },
);

/** POST /v1/leads */
export const searchLeads: Write = (state, body) => {
  const errors: FieldError[] = [];
  check(body, '', errors);
  if (errors.length > 0) return invalid(errors);

  const {cursor, limit, ...filters} = body as LeadSearch;
  const {industry, company_size, location, intent_signals} = filters;
  const found = state.leads.filter((lead) => isMatch(lead, filters));
  const page = pageOf(found, {
    limit: limitOf({limit}),
    cursor,
    of: ['leads', industry, company_size, location?.toLowerCase(), intent_signals],
  });
  if (!page) return invalid([{pointer: '/cursor', message: CURSOR_EXPECTED}]);

  const {items, ...counts} = page;
  const leads = items.map(({id, company, email, score, intent}) => ({
    id,
    company,
    email,
    score,
    intent,
  }));
  return {state, status: 200, data: {leads, ...counts}};
};

function isMatch(lead: SeedLead, search: LeadSearch): boolean {
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

function sizeRange(size: string): [from: number, to: number] {
  const [, from, to] = SIZE.exec(size) ?? [];
  return [Number(from), to === undefined ? Infinity : Number(to)];
}

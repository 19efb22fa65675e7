import {industries} from '@site/src/data/demo/industries';
import type {DemoPosition, DemoState, LeadIndex} from './demoMachine';

/** The parts of `/demo?industry=fintech&lead=2&step=sequence`; leads count from 1. */
export interface DemoQuery {
  readonly industry: string | null;
  readonly lead: string | null;
  readonly step: string | null;
}

/** What an address means, or null when it names something that does not exist. */
export function positionOf(query: DemoQuery): DemoPosition | null {
  const {step} = query;
  if (query.industry === null) {
    return query.lead === null && (step === null || step === 'start') ? {step: 'start'} : null;
  }
  const industry = industries.find(({id}) => id === query.industry)?.id;
  if (!industry) return null;
  if (query.lead === null) {
    return step === null || step === 'leads' ? {step: 'leads', industry} : null;
  }
  const lead = leadIndexOf(query.lead);
  if (lead === null) return null;
  switch (step) {
    case null:
    case 'lead':
      return {step: 'lead', industry, lead};
    case 'sequence':
    case 'results':
      return {step, industry, lead};
    // The list with a lead named beside it: the list is what was asked for.
    case 'leads':
      return {step: 'leads', industry};
    default:
      return null;
  }
}

function leadIndexOf(text: string): LeadIndex | null {
  const index = ['1', '2', '3'].indexOf(text);
  return index === -1 ? null : (index as LeadIndex);
}

/** The address's parts for a state. While signals are read it is already that of the list. */
export function queryOf(state: DemoState): DemoQuery {
  switch (state.step) {
    case 'start':
      return {industry: null, lead: null, step: null};
    case 'analysing':
    case 'leads':
      return {industry: state.industry, lead: null, step: 'leads'};
    default:
      return {industry: state.industry, lead: String(state.lead + 1), step: state.step};
  }
}

/** The path that shows this state when it is loaded. */
export function demoPath(state: DemoState): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(queryOf(state))) {
    if (value !== null) params.set(key, value as string);
  }
  const query = params.toString();
  return query ? `/demo?${query}` : '/demo';
}

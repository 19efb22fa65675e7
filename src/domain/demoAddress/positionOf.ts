import {industries} from '../../data/demo/industries';
import type {DemoPosition, LeadIndex} from './demoPath';

/** What the query of an address that `demoPath` wrote means, or null when it names something that does not exist. */
export function positionOf(query: URLSearchParams): DemoPosition | null {
  const [id, number, step] = [query.get('industry'), query.get('lead'), query.get('step')];
  if (id === null) {
    return number === null && (step === null || step === 'start') ? {step: 'start'} : null;
  }
  const industry = industries.find((each) => each.id === id)?.id;
  if (!industry) return null;
  if (number === null) {
    return step === null || step === 'leads' ? {step: 'leads', industry} : null;
  }
  const lead = leadIndexOf(number);
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

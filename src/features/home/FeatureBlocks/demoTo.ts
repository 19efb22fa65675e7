import type {IndustryId} from '@site/src/data/demo/types';

/** The steps of the demo that have an address. */
export type DemoStep = 'leads' | 'lead' | 'sequence' | 'results';

export interface DemoPlace {
  readonly industry: IndustryId;
  /** Position in the industry's list, from 0. The list of leads itself needs none. */
  readonly leadIndex?: number;
  readonly step: DemoStep;
}

/** The demo's address at a step: `/demo?industry=fintech&lead=2&step=lead`. Leads count from 1 there. */
export function demoTo({industry, leadIndex, step}: DemoPlace): string {
  const lead = leadIndex === undefined ? '' : `&lead=${leadIndex + 1}`;
  return `/demo?industry=${industry}${lead}&step=${step}`;
}

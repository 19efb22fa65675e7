import {fintech} from '@site/src/data/demo/fintech';
import {industries} from '@site/src/data/demo/industries';
import {scoreOf} from '@site/src/domain/leadScore';

/** As many as the ticker can pass in its cycle of 20 s at a speed that's easy to read. */
const COUNT = 4;

/** A lead's company, what it did, and the score that it earned. */
export interface LeadSignal {
  readonly company: string;
  readonly activity: string;
  readonly score: number;
}

/** The demo's hottest leads, hottest first, without the industry that the hero above shows. */
export function hottestLeads(): readonly LeadSignal[] {
  return industries
    .filter(({id}) => id !== fintech.id)
    .flatMap(({leads}) => leads)
    .map((lead) => ({
      company: lead.company,
      activity: lead.recentActivity,
      score: scoreOf(lead),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, COUNT);
}

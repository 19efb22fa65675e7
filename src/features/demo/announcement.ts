import {demoPerformance} from '@site/src/data/demo/performance';
import {industryOf} from '@site/src/data/demo/industries';
import type {DemoState} from './demoMachine';

/** What a screen reader is told when a step arrives: the same words for the whole step, so it is said once. */
export function announcementOf(state: DemoState): string {
  if (state.step === 'start') return '';
  const {name, leads} = industryOf(state.industry);
  if (state.step === 'analysing') return `Reading signals in ${name}.`;
  if (state.step === 'leads') {
    return `${leads.length} leads found in ${name}. Choose one to see why, and to write to them.`;
  }
  const lead = leads[state.lead];
  switch (state.step) {
    case 'lead':
      return `${lead.name} of ${lead.company} chosen. The sequence can be launched.`;
    case 'sequence':
      return `Five emails for ${lead.name} are written.`;
    case 'results':
      return `${demoPerformance.sent} sent, ${demoPerformance.opens} opens, ${demoPerformance.replies} replies. Hot lead: ${lead.name}.`;
  }
}

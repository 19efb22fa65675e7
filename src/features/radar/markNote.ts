import type {RadarLead} from '@site/src/data/radarLeads';
import type {RadarState} from './radarMachine';

/** What is said after the follow-up button; empty when there is nothing to say. */
export function markNote(leads: readonly RadarLead[], mark: RadarState['lastMark']): string {
  const name = leads.find(({id}) => id === mark?.id)?.name;
  if (!mark || !name) return '';
  return mark.isDone
    ? `Follow-up with ${name} marked done. Forgotten when you leave this page.`
    : `Follow-up with ${name} is open again.`;
}

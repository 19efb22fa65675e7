import type {DemoLead} from '@site/src/data/demo/types';
import {scoringEvents, type ScoringEventId} from '@site/src/data/scoring';
import {addPoints} from '@site/src/domain/addPoints';

/** What the lead does in the demo, in this order. */
const story: readonly ScoringEventId[] = ['open', 'click', 'pricing', 'reply'];

export interface HotLead {
  /** 0 to 100. */
  readonly score: number;
  /** How the score came about: `41 + 5 open + 10 click + 25 pricing page visit + 25 reply = 100`. */
  readonly sum: string;
}

/** Where the demo's story takes a lead, by the default points. More than 100 does not exist. */
export function hotLeadOf({score: before}: Pick<DemoLead, 'score'>): HotLead {
  const events = story.map((id) => scoringEvents.find((event) => event.id === id)!);
  const points = events.reduce((sum, event) => sum + event.points, 0);
  const {sum: total, score} = addPoints(before, points);
  const terms = events.map((event) => `+ ${event.points} ${event.unit[0]}`).join(' ');
  return {score, sum: `${before} ${terms} = ${total}${total > 100 ? ', held at 100' : ''}`};
}

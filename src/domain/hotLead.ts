import type {DemoLead} from '../data/demo/types';
import {hotFrom, type EventCounts} from '../data/scoring';
import {hotAlert, scoreArithmetic, scoreOf} from './leadScore';

/** Engagement in the demo before the reply that triggers the alert. Its emails have no link to click. */
const beforeReply = {open: 3} as const satisfies EventCounts;
const afterReply: EventCounts = {...beforeReply, reply: 1};

export interface HotLead {
  /** 0 to 100. */
  readonly score: number;
  /** Why the alert is sent, as a sentence without its period. */
  readonly reason: string;
  /** `Fit 28 + signals 13 + 3 opens 15 + 1 reply 25 = 81`. */
  readonly arithmetic: string;
}

/**
 * The hot lead alert at the end of the demo.
 *
 * @throws Error if the reply leaves the lead below Hot, which would send no alert.
 */
export function hotLeadOf(lead: Pick<DemoLead, 'name' | 'fit' | 'signals'>): HotLead {
  const start = scoreOf(lead);
  const before = scoreOf({...lead, engagement: beforeReply});
  const after = {...lead, engagement: afterReply};
  const score = scoreOf(after);
  const alert = hotAlert(before, 'reply');
  if (!alert)
    throw new Error(
      `data/demo: ${lead.name} must be hot after a reply, but has a score of ${score}.`,
    );
  const hotSince = start < hotFrom ? `Turned hot after ${beforeReply.open} opens` : 'Already hot';
  return {
    score,
    reason:
      alert === 'hotAgain'
        ? `${hotSince}, and just replied`
        : `Just replied, which raised the score from ${before} to ${score}`,
    arithmetic: scoreArithmetic(after),
  };
}

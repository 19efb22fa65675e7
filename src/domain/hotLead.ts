import type {DemoLead} from '../data/demo/types';
import type {EventCounts} from '../data/scoring';
import {hotAlert, scoreArithmetic, scoreOf} from './leadScore';

/** Engagement in the demo before the reply that triggers the alert. */
const beforeReply: EventCounts = {open: 1, click: 1};
const afterReply: EventCounts = {...beforeReply, reply: 1};

export interface HotLead {
  /** 0 to 100. */
  readonly score: number;
  /** Why the alert is sent, as a sentence without its period. */
  readonly reason: string;
  /** `Fit 28 + signals 13 + 1 open 5 + 1 click 10 + 1 reply 25 = 81`. */
  readonly arithmetic: string;
}

/**
 * The hot lead alert at the end of the demo.
 *
 * @throws Error if the reply leaves the lead below Hot, which would send no alert.
 */
export function hotLeadOf(lead: Pick<DemoLead, 'name' | 'fit' | 'signals'>): HotLead {
  const before = scoreOf({...lead, engagement: beforeReply});
  const after = {...lead, engagement: afterReply};
  const score = scoreOf(after);
  const alert = hotAlert(before, 'reply');
  if (!alert)
    throw new Error(
      `data/demo: ${lead.name} must be hot after a reply, but has a score of ${score}.`,
    );
  return {
    score,
    reason:
      alert === 'hotAgain'
        ? 'Already hot, and just replied'
        : `Just replied, which raised the score from ${before} to ${score}`,
    arithmetic: scoreArithmetic(after),
  };
}

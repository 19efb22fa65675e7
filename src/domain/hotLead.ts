import type {DemoLead} from '../data/demo/types';
import type {EventCounts} from '../data/scoring';
import {hotAlert, scoreArithmetic, scoreOf} from './leadScore';

/** What the lead does in the demo before the reply that sends the alert. */
const beforeReply: EventCounts = {open: 1, click: 1};
const story: EventCounts = {...beforeReply, reply: 1};

export interface HotLead {
  /** 0 to 100. */
  readonly score: number;
  /** Why the alert is sent, as a sentence without its full stop. */
  readonly reason: string;
  /** `Fit 28 + signals 13 + 1 open 5 + 1 click 10 + 1 reply 25 = 81`. */
  readonly arithmetic: string;
}

/**
 * The alert at the end of the demo's story.
 *
 * @throws when the lead is still below Hot, so that no alert would be sent.
 */
export function hotLeadOf(lead: Pick<DemoLead, 'name' | 'fit' | 'signals'>): HotLead {
  const before = scoreOf({...lead, engagement: beforeReply});
  const after = {...lead, engagement: story};
  const score = scoreOf(after);
  const alert = hotAlert(before, 'reply');
  if (!alert) throw new Error(`data/demo: ${lead.name} must be hot after a reply, is at ${score}.`);
  return {
    score,
    reason:
      alert === 'hotAgain'
        ? 'Already hot and just replied'
        : `Just replied, and the score rose from ${before} to ${score}`,
    arithmetic: scoreArithmetic(after),
  };
}

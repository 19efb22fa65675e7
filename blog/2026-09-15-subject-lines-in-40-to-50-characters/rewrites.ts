interface Rewrite {
  readonly before: string;
  readonly after: string;
  /** Completes "It …". */
  readonly why: string;
}

/** Ten subject lines of sales emails and their rewrites, with the companies of the demo. */
export const rewrites: readonly Rewrite[] = [
  {
    before: 'Quick question',
    after: 'Who reconciles payouts at Ledgerloom today?',
    why: 'asks the question instead of announcing one',
  },
  {
    before: 'Following up',
    after: 'The returns checklist you asked for on May 4',
    why: 'names the thing the reader is waiting for',
  },
  {
    before: 'Introducing our all-new platform for growing finance teams',
    after: 'Invoice matching before month end, not after',
    why: 'drops the sender and says what changes',
  },
  {
    before: 'Revolutionize your whole hiring process with our AI today',
    after: 'Your five open support roles, and one pattern',
    why: 'replaces a claim with something the reader can check',
  },
  {
    before: 'Meeting?',
    after: '20 minutes on your Berlin opening, this week?',
    why: 'says how long, about what, and when',
  },
  {
    before: 'Re: our conversation',
    after: "We haven't met: a question about your returns",
    why: 'is honest, which the law also requires',
  },
  {
    before: 'Partnership opportunity',
    after: 'Petalcrate pickup points: try them in one city?',
    why: "names the topic and a first step that's easy to agree to",
  },
  {
    before: "10% off if you sign before Friday, don't miss this limited offer",
    after: 'Your May quote, with yearly billing worked out',
    why: 'starts with what the reader asked for',
  },
  {
    before: 'Checking in to see if you had any thoughts on my last few emails',
    after: 'Should I close the file on the audit export?',
    why: 'can be answered in one word',
  },
  {
    before: 'Newsletter #14',
    after: 'Bounce limits, warm-up, and one DNS mistake',
    why: "says what's inside",
  },
];

/** Counts characters as a mail app does: an accented letter or an emoji is one. */
export function lengthOf(subject: string): number {
  return Array.from(subject.normalize()).length;
}

/** Purposes of the five emails, in the order they're sent. */
export const purposes = ['opener', 'value', 'proof', 'question', 'break-up'] as const;
export type Purpose = (typeof purposes)[number];

export interface SequenceEmail {
  readonly purpose: Purpose;
  readonly label: string;
  /** The day of the launch is 1. */
  readonly day: number;
  /** Days and hours in the lead's time zone. */
  readonly sendWindow: string;
  /** The purpose of the step, as a sentence for the sender. */
  readonly why: string;
  /** 40 to 50 characters. */
  readonly subject: string;
  /** From the greeting to the signature. */
  readonly paragraphs: readonly string[];
}

type Step = Pick<SequenceEmail, 'label' | 'day' | 'sendWindow' | 'why'>;

/** At least three days apart and at most two a week, as help/article/email-best-practices.mdx recommends. */
export const steps: Readonly<Record<Purpose, Step>> = {
  opener: {
    label: 'Opener',
    day: 1,
    sendWindow: 'Tuesday to Thursday, 09:00 to 11:00',
    why: 'Opens with what just happened at this company, says what you sell, and asks one easy question.',
  },
  value: {
    label: 'Value',
    day: 4,
    sendWindow: 'Any weekday, 08:00 to 09:00',
    why: 'Shows what would change for this role, for anyone who skipped the first email.',
  },
  proof: {
    label: 'Proof',
    day: 8,
    sendWindow: 'Tuesday to Thursday, 13:00 to 15:00',
    why: 'Gives them a check to run on their own data, so they don’t have to take your word for it.',
  },
  question: {
    label: 'Question',
    day: 12,
    sendWindow: 'Monday to Wednesday, 10:00 to 12:00',
    why: 'A question only they can answer is easier to reply to than an offer.',
  },
  'break-up': {
    label: 'Break-up',
    day: 16,
    sendWindow: 'Thursday or Friday, 15:00 to 16:30',
    why: 'Ends the sequence, leaves a useful tip, and makes a late reply easy.',
  },
};

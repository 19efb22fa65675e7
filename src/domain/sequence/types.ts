import type {DemoLead, Industry} from '@site/src/data/demo/types';

/** What each of the five emails is for, in the order in which they are sent. */
export const purposes = ['opener', 'value', 'proof', 'question', 'break-up'] as const;
export type Purpose = (typeof purposes)[number];

export interface SequenceEmail {
  readonly purpose: Purpose;
  /** `Break-up`. */
  readonly label: string;
  /** Counted from the day of the launch, which is 1. */
  readonly day: number;
  /** Days and hours in the lead's own time zone. */
  readonly sendWindow: string;
  /** Why this step exists. */
  readonly why: string;
  /** 40 to 50 characters. */
  readonly subject: string;
  /** The greeting first, the sender last. 50 to 125 words together, follow-ups 25 to 75. */
  readonly paragraphs: readonly string[];
}

/** What an email is written from. */
export interface Brief {
  readonly lead: DemoLead;
  readonly industry: Industry;
  readonly firstName: string;
}

/** The words of one email: subjects to choose the first fitting one from, and what stands between greeting and name. */
export interface Draft {
  readonly subjects: readonly string[];
  readonly paragraphs: readonly string[];
}

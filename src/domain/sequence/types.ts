/** Purposes of the five emails, in the order they're sent. */
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
  /** The greeting first, the sender last. */
  readonly paragraphs: readonly string[];
}

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

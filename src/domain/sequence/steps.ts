import type {Purpose, SequenceEmail} from './types';

type Step = Pick<SequenceEmail, 'label' | 'day' | 'sendWindow' | 'why'>;

/** Three or more days apart and never more than two in a week: help/article/email-best-practices.mdx. */
export const steps: Readonly<Record<Purpose, Step>> = {
  opener: {
    label: 'Opener',
    day: 1,
    sendWindow: 'Tuesday to Thursday, 09:00 to 11:00',
    why: 'It names what happened and what it may mean, so that the first line could be for nobody else.',
  },
  value: {
    label: 'Value',
    day: 4,
    sendWindow: 'Any working day, 08:00 to 09:00',
    why: 'It says what would be different afterwards, in the terms this role is judged by.',
  },
  proof: {
    label: 'Proof',
    day: 8,
    sendWindow: 'Tuesday to Thursday, 13:00 to 15:00',
    why: 'It offers something to check before anything is bought, instead of a reference to somebody else.',
  },
  question: {
    label: 'Question',
    day: 12,
    sendWindow: 'Monday to Wednesday, 10:00 to 12:00',
    why: 'A question that only the reader can answer is easier to reply to than an offer.',
  },
  'break-up': {
    label: 'Break-up',
    day: 16,
    sendWindow: 'Thursday or Friday, 15:00 to 16:30',
    why: 'It ends the sequence and says so, which is fair to the reader and keeps the list clean.',
  },
};

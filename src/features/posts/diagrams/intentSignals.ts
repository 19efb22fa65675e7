import {defaultPoints} from './scoredLeads';

/** Who is behind a signal. */
export type SignalSource = 'person' | 'company' | 'either';

export interface IntentSignal {
  readonly label: string;
  readonly note: string;
  readonly source: SignalSource;
  /** What the score adds by default; undefined where it does not know of the signal. */
  readonly points?: number;
}

/** Closest to money first. The order is this post's judgement, not a measurement. */
export const intentSignals: readonly IntentSignal[] = [
  {
    label: 'Asks for a demo',
    note: 'Gives a name and time to get it',
    source: 'person',
    points: defaultPoints('demo'),
  },
  {
    label: 'Asks what it costs, in a reply',
    note: 'Needs a figure to compare or to budget',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'Returns to the pricing page',
    note: 'On another day, so not by accident',
    source: 'person',
    points: defaultPoints('pricing'),
  },
  {
    label: 'Asks how it would work for them',
    note: 'Tries to see it in their own week',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'A second person there answers',
    note: 'Somebody passed your email on',
    source: 'person',
    points: defaultPoints('reply'),
  },
  {
    label: 'The company advertises the work',
    note: 'A role exists because a problem does',
    source: 'company',
  },
  {
    label: 'The company changes around it',
    note: 'New head, new office, new price model',
    source: 'company',
  },
  {
    label: 'Clicks the link to a guide',
    note: 'Curious, or a security scanner',
    source: 'either',
    points: defaultPoints('click'),
  },
  {
    label: 'Opens the email',
    note: 'Interested, or a program loading pictures',
    source: 'either',
    points: defaultPoints('open'),
  },
];

export const sourceLabels = {
  person: 'A person did it, on purpose',
  company: 'The company did it, not for you',
  either: 'A person or a program did it',
} as const satisfies Record<SignalSource, string>;

import {demoPerformance} from '@site/src/data/demo/performance';
import {industryOf} from '@site/src/data/demo/industries';
import {limits} from '@site/src/data/limits';
import type {DemoEvent, DemoPosition} from '../demoMachine';

/** The parts of the demo that a chapter can bring into view. */
export type DemoPart = 'industries' | 'leads' | 'sequence' | 'results';

export interface Chapter {
  readonly title: string;
  /** Spoken as it would be over a film: two short sentences at most. */
  readonly caption: string;
  /** Long enough to read the caption at 3 words a second and to see what it points at. */
  readonly durationMs: number;
  /** The demo is put here first, so that a chapter looks the same from wherever it is entered. */
  readonly from: DemoPosition;
  /** Then this is done to it, as a visitor would. */
  readonly event?: DemoEvent;
  readonly shows: DemoPart;
}

const industry = 'fintech';
const {name, leads} = industryOf(industry);
const lead = 0;
const who = leads[lead];
const firstName = who.name.split(' ')[0] ?? who.name;
const {sent, opens, replies} = demoPerformance;

/** The guided run: one lead's story from the first signal to the call. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Start with a market',
    caption: 'It begins with an industry, not with a list of addresses. This run takes FinTech.',
    durationMs: 5000,
    from: {step: 'start'},
    shows: 'industries',
  },
  {
    title: 'Read the signals',
    caption: `Signals of ${name} are read: hires, launches, changes of tools. A second later there are leads.`,
    durationMs: 6000,
    from: {step: 'start'},
    event: {type: 'pick', industry},
    shows: 'leads',
  },
  {
    title: 'Rank the leads',
    caption:
      'Three leads match, hottest first. The bar says how ready each one is, from cold to blaze.',
    durationMs: 6000,
    from: {step: 'leads', industry},
    shows: 'leads',
  },
  {
    title: 'Know why now',
    caption: `${who.name} of ${who.company} is on top. You see the public signal, a common pain, and how the score adds up.`,
    durationMs: 7000,
    from: {step: 'leads', industry},
    event: {type: 'select', lead},
    shows: 'leads',
  },
  {
    title: 'Write five emails',
    caption: `One press writes five emails for ${firstName}: opener, value, proof, question, break-up. Each says why it exists.`,
    durationMs: 8000,
    from: {step: 'lead', industry, lead},
    event: {type: 'launch'},
    shows: 'sequence',
  },
  {
    title: 'See what comes back',
    caption: `Across the campaign: ${sent} sent, ${opens} opens, ${replies} replies. You see them as they happen.`,
    durationMs: 6000,
    from: {step: 'results', industry, lead},
    shows: 'results',
  },
  {
    title: 'Call while it is hot',
    caption: `${firstName} was already hot and just replied, so you get an alert. Get in touch within ${limits.hotLeadContactMinutes} minutes.`,
    durationMs: 6000,
    from: {step: 'results', industry, lead},
    shows: 'results',
  },
];

import {brand} from '@site/src/data/brand';
import {demoPerformance} from '@site/src/data/demo/performance';
import {industryOf} from '@site/src/data/demo/industries';
import {limits} from '@site/src/data/limits';
import type {DemoPosition} from '@site/src/domain/demoAddress';
import type {DemoEvent} from '../demoMachine';

/** The parts of the demo that a chapter can scroll to. */
export type DemoPart = 'industries' | 'leads' | 'sequence' | 'results';

export interface Chapter {
  readonly title: string;
  /** At most two short sentences, as in a voice-over. */
  readonly caption: string;
  /** Long enough to read the caption at 3 words a second. */
  readonly durationMs: number;
  /** The demo's position at the start of the chapter. */
  readonly from: DemoPosition;
  /** Applied to that position, as if by a visitor. */
  readonly event?: DemoEvent;
  readonly shows: DemoPart;
}

const industry = 'fintech';
const {name, leads} = industryOf(industry);
const lead = 0;
const who = leads[lead];
const [firstName] = who.name.split(' ');
const {sent, opens, replies} = demoPerformance;

/** The guided tour follows one lead from the first signal to the call. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Pick an industry',
    caption: `You don’t need a list to start. Pick an industry; this tour uses ${name}.`,
    durationMs: 5000,
    from: {step: 'start'},
    shows: 'industries',
  },
  {
    title: 'Read the signals',
    caption: `${brand.name} reads public signals in ${name}: hiring, launches, new tools. Leads appear in a second.`,
    durationMs: 6000,
    from: {step: 'start'},
    event: {type: 'pick', industry},
    shows: 'leads',
  },
  {
    title: 'Rank the leads',
    caption:
      'Three leads match, hottest first. The bar shows how ready each one is, from cold to hot.',
    durationMs: 6000,
    from: {step: 'leads', industry},
    shows: 'leads',
  },
  {
    title: 'Know why now',
    caption: `${who.name} at ${who.company} ranks first. See the signal, a common pain point, and how the score adds up.`,
    durationMs: 7000,
    from: {step: 'leads', industry},
    event: {type: 'select', lead},
    shows: 'leads',
  },
  {
    title: 'Write five emails',
    caption: `One click writes five emails for ${firstName}: opener, value, proof, question, and break-up.`,
    durationMs: 8000,
    from: {step: 'lead', industry, lead},
    event: {type: 'launch'},
    shows: 'sequence',
  },
  {
    title: 'See the results',
    caption: `The whole campaign: ${sent} sent, ${opens} opens, and ${replies} replies. You see them as they come in.`,
    durationMs: 6000,
    from: {step: 'results', industry, lead},
    shows: 'results',
  },
  {
    title: 'Call while it’s hot',
    caption: `${firstName} was already hot and just replied, so you get an alert. Get in touch within ${limits.hotLeadContactMinutes} minutes.`,
    durationMs: 6000,
    from: {step: 'results', industry, lead},
    shows: 'results',
  },
];

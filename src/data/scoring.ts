import {limits} from './limits';

/** The default points of a lead score. */
export interface ScoringEvent {
  readonly id: 'open' | 'click' | 'reply' | 'pricing' | 'demo' | 'unsubscribe';
  readonly label: string;
  /** One of them and several, as a sum names them. */
  readonly unit: readonly [one: string, many: string];
  /** Added to the score each time; negative takes away. */
  readonly points: number;
  /** What counts as one. */
  readonly counts: string;
  /** The most the calculator takes: enough to fill the scale alone, or as often as it can happen. */
  readonly max: number;
}

/** In the order in which they are counted: an unsubscribe ends the story, so it comes last. */
export const scoringEvents = [
  {
    id: 'open',
    label: 'Email opened',
    unit: ['open', 'opens'],
    points: 5,
    counts: 'The first open of each email',
    max: 20,
  },
  {
    id: 'click',
    label: 'Link clicked',
    unit: ['click', 'clicks'],
    points: 10,
    counts: 'The first click on each link',
    max: 10,
  },
  {
    id: 'reply',
    label: 'Reply',
    unit: ['reply', 'replies'],
    points: 25,
    counts: 'An answer from the person',
    max: 4,
  },
  {
    id: 'pricing',
    label: 'Pricing page visit',
    unit: ['pricing page visit', 'pricing page visits'],
    points: 25,
    counts: 'A visit to your pricing page',
    max: 4,
  },
  {
    id: 'demo',
    label: 'Demo request',
    unit: ['demo request', 'demo requests'],
    points: 50,
    counts: 'A request from your demo form',
    max: 2,
  },
  {
    id: 'unsubscribe',
    label: 'Unsubscribe',
    unit: ['unsubscribe', 'unsubscribes'],
    points: -50,
    counts: 'The person opts out, once and last',
    max: 1,
  },
] as const satisfies readonly ScoringEvent[];

export type ScoringEventId = (typeof scoringEvents)[number]['id'];

export function defaultPoints(id: ScoringEventId): number {
  return scoringEvents.find((event) => event.id === id)!.points;
}

export interface HeatBand {
  readonly name: 'Hot' | 'Warm' | 'Cold';
  /** The lowest and the highest score of the band. */
  readonly from: number;
  readonly to: number;
  /** What to do with a lead of this band. */
  readonly advice: string;
}

/** Hottest first. */
export const heatBands: readonly HeatBand[] = [
  {
    name: 'Hot',
    from: 80,
    to: 100,
    advice: `Contact the person now, within ${limits.hotLeadContactMinutes} minutes.`,
  },
  {
    name: 'Warm',
    from: 50,
    to: 79,
    advice: 'Keep the sequence running and prepare a reason to talk.',
  },
  {name: 'Cold', from: 0, to: 49, advice: 'Leave the person in the sequence.'},
];

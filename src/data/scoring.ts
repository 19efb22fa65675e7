import {limits} from './limits';

/** The most points of each part of a lead's fit. */
export const fitMaxima = {industry: 10, companySize: 10, role: 15, location: 5} as const;

export type Fit = Readonly<Record<keyof typeof fitMaxima, number>>;

export const signalRules = {
  /** The most points of one fresh signal, and of all of them together. */
  max: 30,
  maxTogether: 60,
  halfLifeDays: 30,
  /** Intent is High when at least one signal still has this many points. */
  highIntentFrom: 20,
} as const;

/** The kinds of signals, as the API names them. */
export type SignalKind =
  | 'hiring'
  | 'expansion'
  | 'funding'
  | 'leadership_change'
  | 'partnership'
  | 'pricing_change'
  | 'product_launch'
  | 'technology_change';

/** Something a company did in public. */
export interface Signal {
  readonly kind: SignalKind;
  /** When it was fresh. */
  readonly points: number;
  /** On the day the lead was found. */
  readonly ageDays: number;
}

/** How often each event happened; an event that's left out didn't happen. */
export type EventCounts = Readonly<Partial<Record<ScoringEventId, number>>>;

/** Where a lead score comes from. An imported contact has neither fit nor signals, and starts at 0. */
export interface ScoreParts {
  readonly fit?: Fit;
  readonly signals?: readonly Signal[];
  /** Nothing yet, if left out. */
  readonly engagement?: EventCounts;
}

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
  /** Whether it sends an alert for a lead that's already hot. */
  readonly alertsAgain: boolean;
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
    alertsAgain: false,
    max: 20,
  },
  {
    id: 'click',
    label: 'Link clicked',
    unit: ['click', 'clicks'],
    points: 10,
    counts: 'The first click on each link',
    alertsAgain: false,
    max: 10,
  },
  {
    id: 'reply',
    label: 'Reply',
    unit: ['reply', 'replies'],
    points: 25,
    counts: 'A reply from the person',
    alertsAgain: true,
    max: 4,
  },
  {
    id: 'pricing',
    label: 'Pricing page visit',
    unit: ['pricing page visit', 'pricing page visits'],
    points: 25,
    counts: 'A visit to your pricing page',
    alertsAgain: true,
    max: 4,
  },
  {
    id: 'demo',
    label: 'Demo request',
    unit: ['demo request', 'demo requests'],
    points: 50,
    counts: 'A request from your demo form',
    alertsAgain: true,
    max: 2,
  },
  {
    id: 'unsubscribe',
    label: 'Unsubscribe',
    unit: ['unsubscribe', 'unsubscribes'],
    points: -50,
    counts: 'The person opts out, once and last',
    alertsAgain: false,
    max: 1,
  },
] as const satisfies readonly ScoringEvent[];

export type ScoringEventId = (typeof scoringEvents)[number]['id'];

export function scoringEvent(id: ScoringEventId): ScoringEvent {
  return scoringEvents.find((event) => event.id === id)!;
}

export function defaultPoints(id: ScoringEventId): number {
  return scoringEvent(id).points;
}

/** The lowest score of a hot lead. */
export const hotFrom = 80;

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
    from: hotFrom,
    to: 100,
    advice: `Contact the person now, within ${limits.hotLeadContactMinutes} minutes.`,
  },
  {
    name: 'Warm',
    from: 50,
    to: hotFrom - 1,
    advice: 'Keep the sequence running and prepare a reason to talk.',
  },
  {name: 'Cold', from: 0, to: 49, advice: 'Leave the person in the sequence.'},
];

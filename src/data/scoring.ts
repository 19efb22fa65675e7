import {limits} from './limits';

/** Maximum points for each part of a lead's fit. */
export const fitMaxima = {industry: 10, companySize: 10, role: 15, location: 5} as const;

export type Fit = Readonly<Record<keyof typeof fitMaxima, number>>;

export const fitParts = Object.keys(fitMaxima) as (keyof Fit)[];

export const signalRules = {
  /** Points of a fresh signal. */
  max: 30,
  /** Points of all signals together. */
  maxTogether: 60,
  halfLifeDays: 30,
  /** Intent is High if at least one signal still has this many points. */
  highIntentFrom: 20,
} as const;

/** The API uses the same values. */
export type SignalKind =
  | 'hiring'
  | 'expansion'
  | 'funding'
  | 'leadership_change'
  | 'partnership'
  | 'pricing_change'
  | 'product_launch'
  | 'technology_change';

/** A public action of a company that suggests it may buy soon. */
export interface Signal {
  readonly kind: SignalKind;
  /** Points while fresh, up to `signalRules.max`. */
  readonly points: number;
  /** Age on the day the lead was found. */
  readonly ageDays: number;
}

/** The number of times each event happened; 0 if left out. */
export type EventCounts = Readonly<Partial<Record<ScoringEventId, number>>>;

/** The inputs of a lead score. An imported contact has no fit or signals, so its score starts at 0. */
export interface ScoreParts {
  readonly fit?: Fit;
  readonly signals?: readonly Signal[];
  readonly engagement?: EventCounts;
}

export interface ScoringEvent {
  readonly id: 'open' | 'click' | 'reply' | 'pricing' | 'demo' | 'unsubscribe';
  readonly label: string;
  /** Singular and plural, for the score's calculation. */
  readonly unit: readonly [one: string, many: string];
  /** Default points, added to the score each time; can be negative. */
  readonly points: number;
  /** The behavior that counts as one event, as shown in the calculator. */
  readonly counts: string;
  /** Whether the event sends another alert for a lead that's already hot. */
  readonly alertsAgain: boolean;
  /** The calculator's maximum: enough to reach 100 on its own, or the most that can happen. */
  readonly max: number;
}

/** In the order they're counted. An unsubscribe ends the sequence, so it comes last. */
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
    counts: 'The person opts out',
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

/** The lowest score in the Hot band. */
export const hotFrom = 80;

interface HeatBand {
  readonly name: 'Hot' | 'Warm' | 'Cold';
  /** Lowest score, inclusive. */
  readonly from: number;
  /** Highest score, inclusive. */
  readonly to: number;
  /** The recommended next step, as a sentence. */
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

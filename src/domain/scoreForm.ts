import {
  fitMaxima,
  fitParts,
  scoringEvents,
  signalRules,
  type Fit,
  type ScoreParts,
  type ScoringEventId,
  type SignalKind,
} from '../data/scoring';
import {withCommas} from '../data/written';
import {wholeNumber} from '../lib/text';

/** The texts of the score calculator's fields. */
export interface ScoreForm {
  readonly fit: Readonly<Record<keyof Fit, string>>;
  readonly signals: readonly {readonly points: string; readonly ageDays: string}[];
  readonly events: Readonly<Record<ScoringEventId, string>>;
}

/** Ten years, in days; older signals have no points left. */
export const MAX_AGE = 3650;

/** Any kind: it only names the signal. */
const KIND: SignalKind = 'hiring';

export const initialScoreForm: ScoreForm = {
  fit: {industry: '10', companySize: '8', role: '13', location: '5'},
  signals: [
    {points: '30', ageDays: '3'},
    {points: '', ageDays: ''},
  ],
  events: {open: '1', click: '0', reply: '0', pricing: '0', demo: '0', unsubscribe: '0'},
};

/** Reads a whole number up to a maximum; anything else is 0. */
const countIn = (text: string, max: number) => Math.min(max, wholeNumber(text) ?? 0);

/** Returns the error of a field whose text isn't the number that counts. An empty field is 0. */
export function countError(text: string, max: number): string | undefined {
  const count = wholeNumber(text.trim() || '0') ?? Infinity;
  return count <= max ? undefined : `Enter a whole number from 0 to ${withCommas(max)}.`;
}

/** Whether the text of a field isn't the number that counts. */
export function hasErrors({fit, signals, events}: ScoreForm): boolean {
  return [
    ...fitParts.map((part) => countError(fit[part], fitMaxima[part])),
    ...signals.flatMap(({points, ageDays}) => [
      countError(points, signalRules.max),
      countError(ageDays, MAX_AGE),
    ]),
    ...scoringEvents.map(({id, max}) => countError(events[id], max)),
  ].some((error) => error !== undefined);
}

/** Returns the parts of the score that the fields describe. */
export function partsOf({fit, signals, events}: ScoreForm): ScoreParts {
  return {
    fit: Object.fromEntries(
      fitParts.map((part) => [part, countIn(fit[part], fitMaxima[part])]),
    ) as unknown as Fit,
    signals: signals
      .map(({points, ageDays}) => ({
        kind: KIND,
        points: countIn(points, signalRules.max),
        ageDays: countIn(ageDays, MAX_AGE),
      }))
      .filter(({points}) => points > 0),
    engagement: Object.fromEntries(
      scoringEvents.map(({id, max}) => [id, countIn(events[id], max)]),
    ),
  };
}

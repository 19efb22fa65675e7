import {
  fitMaxima,
  fitParts,
  heatBands,
  hotFrom,
  scoringEvent,
  scoringEvents,
  signalRules,
  type EventCounts,
  type Fit,
  type ScoreParts,
  type ScoringEvent,
  type ScoringEventId,
  type Signal,
} from '../data/scoring';
import {withMinus} from '../data/written';
import {addPoints, limitText} from './addPoints';

/**
 * A signal's points at its age, rounded. They halve every 30 days.
 *
 * @throws RangeError if the points are above the maximum of a signal, or the age is negative.
 */
export function signalPoints({kind, points, ageDays}: Signal): number {
  checkRange(`the ${kind} signal`, points, signalRules.max);
  checkRange(`the age of the ${kind} signal`, ageDays, Infinity);
  return Math.round(points * 0.5 ** (ageDays / signalRules.halfLifeDays));
}

export function intentOf(signals: readonly Signal[]): 'High' | 'Medium' {
  return signals.some((signal) => signalPoints(signal) >= signalRules.highIntentFrom)
    ? 'High'
    : 'Medium';
}

/**
 * A lead score, 0 to 100: fit and signals, plus the points of each engagement event.
 *
 * @throws RangeError if a part has more points than its maximum.
 */
export function scoreOf(parts: ScoreParts): number {
  return totalsOf(parts).end.score;
}

/** The calculation behind a score: `Fit 30 + signals 24 + 2 opens 10 = 64`. */
export function scoreArithmetic(parts: ScoreParts): string {
  const {start, gains, losses, peak, end} = totalsOf(parts);
  const rise = [...start, ...gains].join(' + ');
  if (losses.length === 0) return `${rise} = ${totalOf(peak)}`;
  // The excess over 100 is lost before points are subtracted.
  const from = peak.sum === peak.score ? rise : `${rise} = ${totalOf(peak)}; ${peak.score}`;
  return `${[from, ...losses].join(' − ')} = ${totalOf(end)}`;
}

/** Why a hot lead alert is sent: the lead turned hot, or a hot lead did something worth a call. */
export type HotAlert = 'turnedHot' | 'hotAgain';

/**
 * Returns the alert that an event sends, or null.
 *
 * @param before the score before the event, 0 to 100.
 */
export function hotAlert(before: number, id: ScoringEventId): HotAlert | null {
  const {points, alertsAgain} = scoringEvent(id);
  if (addPoints(before, points).score < hotFrom) return null;
  if (before < hotFrom) return 'turnedHot';
  return alertsAgain ? 'hotAgain' : null;
}

/**
 * The recommended next step, as a sentence: the band's, unless a reply or an unsubscribe has ended the sequence.
 */
export function adviceOn(score: number, {reply = 0, unsubscribe = 0}: EventCounts = {}): string {
  if (unsubscribe > 0)
    return 'Don’t email this person again. The opt-out ended the sequence and suppressed the address.';
  if (reply > 0 && score < hotFrom) return 'Answer the reply. It ended the sequence.';
  return heatBands.find(({from}) => score >= from)!.advice;
}

function totalsOf({fit, signals = [], engagement = {}}: ScoreParts) {
  const fitTotal = fit ? fitPoints(fit) : 0;
  const signalTotal = Math.min(
    signalRules.maxTogether,
    signals.reduce((sum, signal) => sum + signalPoints(signal), 0),
  );
  const happened = scoringEvents
    .map((event) => ({event, count: engagement[event.id] ?? 0}))
    .filter(({count}) => count > 0);
  const gained = happened.filter(({event}) => event.points > 0);
  const lost = happened.filter(({event}) => event.points < 0);
  const pointsOf = (events: typeof happened) =>
    events.reduce((sum, {event, count}) => sum + count * event.points, 0);
  const peak = addPoints(fitTotal + signalTotal, pointsOf(gained));
  return {
    start: fit ? [`Fit ${fitTotal}`, `signals ${signalTotal}`] : ['Imported 0'],
    gains: gained.map(termOf),
    losses: lost.map(termOf),
    peak,
    end: addPoints(peak.score, pointsOf(lost)),
  };
}

function fitPoints(fit: Fit): number {
  for (const part of fitParts) checkRange(`the fit of ${part}`, fit[part], fitMaxima[part]);
  return fitParts.reduce((sum, part) => sum + fit[part], 0);
}

function checkRange(name: string, value: number, max: number): void {
  if (!(value >= 0 && value <= max))
    throw new RangeError(`${name} must be from 0 to ${max}, got ${value}`);
}

/** `2 opens 10`: the count, the unit, and the points without their sign. */
function termOf({event, count}: {readonly event: ScoringEvent; readonly count: number}): string {
  const [one, many] = event.unit;
  return `${count} ${count === 1 ? one : many} ${Math.abs(count * event.points)}`;
}

/** `64`, or `130, capped at 100` when the total is beyond the scale. */
function totalOf(total: ReturnType<typeof addPoints>): string {
  const sum = withMinus(total.sum);
  const limit = limitText(total);
  return limit ? `${sum}, ${limit}` : sum;
}

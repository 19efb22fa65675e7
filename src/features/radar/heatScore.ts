import {
  scoringEvents,
  type EventCounts,
  type ScoringEvent,
  type ScoringEventId,
} from '@site/src/data/scoring';
import {withMinus} from '@site/src/data/written';
import {addPoints, limitText} from '@site/src/domain/addPoints';

export interface ScoreLine {
  readonly id: 'start' | ScoringEventId;
  /** `2 opens × 5 = 10`. */
  readonly sum: string;
  /** `130, capped at 100`, when the total is beyond the scale; undefined otherwise. */
  readonly beyond?: string;
  /** The score after this line, 0 to 100. */
  readonly score: number;
}

/**
 * The score with its calculation: a line for the starting score, and one for each kind of event that happened. The score
 * stays between 0 and 100 after every event, so an unsubscribe is subtracted from at most 100.
 *
 * @param start 0 to 100; 0 has no line.
 */
export function scoreLines(
  start: number,
  counts: EventCounts,
): {
  readonly lines: readonly ScoreLine[];
  readonly score: number;
} {
  const lines: ScoreLine[] = start > 0 ? [{id: 'start', sum: 'Starting score', score: start}] : [];
  for (const event of scoringEvents) {
    const count = counts[event.id] ?? 0;
    if (count === 0) continue;
    const before = lines.at(-1)?.score ?? 0;
    const total = addPoints(before, count * event.points);
    const limit = limitText(total);
    lines.push({
      id: event.id,
      sum: sumOf(event, count),
      beyond: limit && `${withMinus(total.sum)}, ${limit}`,
      score: total.score,
    });
  }
  return {lines, score: lines.at(-1)?.score ?? 0};
}

function sumOf({unit: [one, many], points}: ScoringEvent, count: number): string {
  return `${count} ${count === 1 ? one : many} × ${withMinus(points)} = ${withMinus(count * points)}`;
}

/** Rounds and clamps an entered value to a count from 0 to `max`. */
export function clampCount(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, Math.round(value))) : 0;
}

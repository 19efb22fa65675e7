import {scoringEvents, type ScoringEventId} from '@site/src/data/scoring';
import {addPoints} from '@site/src/domain/addPoints';

/** A lead of the post on scoring, as the events that made its score. */
export interface ScoredLead {
  readonly letter: 'A' | 'B' | 'C';
  /** What is typical of it, as the post calls it. */
  readonly name: string;
  /** In the order in which they happened. */
  readonly events: readonly ScoringEventId[];
}

/** What a mail filter makes of an email with two links that it checks. */
const email = ['open', 'click', 'click'] as const;

/** The post's three examples. They are nobody: a made-up course of events each. */
export const scoredLeads: readonly ScoredLead[] = [
  {
    letter: 'A',
    name: 'opens everything',
    events: [...email, ...email, ...email, 'open'],
  },
  {letter: 'B', name: 'asks', events: ['reply', 'demo', 'pricing', 'reply']},
  {
    letter: 'C',
    name: 'leaves and returns',
    events: ['open', 'click', 'pricing', 'unsubscribe', 'demo', 'pricing'],
  },
];

export interface ScoreStep {
  readonly points: number;
  /** Before the score is held between 0 and 100. */
  readonly sum: number;
  /** 0 to 100. */
  readonly score: number;
}

/** The score after each event, from 0. `pointsOf` stands for weights other than the defaults. */
export function scoreSteps(
  events: readonly ScoringEventId[],
  pointsOf: (id: ScoringEventId) => number = defaultPoints,
): readonly ScoreStep[] {
  let score = 0;
  return events.map((id) => {
    const points = pointsOf(id);
    const step = {points, ...addPoints(score, points)};
    score = step.score;
    return step;
  });
}

export function defaultPoints(id: ScoringEventId): number {
  return scoringEvents.find((event) => event.id === id)!.points;
}

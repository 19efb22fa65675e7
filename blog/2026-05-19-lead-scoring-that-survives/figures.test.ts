import {heatOf} from '@site/src/components/HeatBar/heat';
import {defaultPoints} from '@site/src/data/scoring';
import {readPost, rowsBelow} from '@site/test/fixtures/post';
import {coverScores} from './Cover';
import {scoredLeads, scoreSteps} from './ScoreTracks';

const post = readPost(__dirname);
const [opener, , leaver] = scoredLeads;

test.each(scoredLeads)('the table of lead $letter has the scores of its chart', (lead) => {
  const rows = rowsBelow(post, `Lead ${lead.letter} ${lead.name}`);
  let before = 0;
  const expected = scoreSteps(lead.events).map(({points, sum, score}) => {
    const sign = points < 0 ? '-' : '+';
    const cells = [`${before} ${sign} ${Math.abs(points)} = ${sum}`, `${score} ${heatOf(score)}`];
    before = score;
    return cells;
  });
  expect(rows.map((row) => row.slice(1))).toEqual(expected);
});

test('without a lower limit, lead C ends at the total of its points', () => {
  const total = leaver!.events.reduce((sum, id) => sum + defaultPoints(id), 0);
  expect(post).toContain(`C would end at ${total}`);
});

test('the score with 2 points for an open follows from the events of lead A', () => {
  const opens = opener!.events.filter((id) => id === 'open').length;
  const clicks = opener!.events.length - opens;
  expect(post).toContain(`${opens} × 2 + ${clicks} × 10 = ${opens * 2 + clicks * 10}`);
});

test('an old score halves every 30 days', () => {
  for (const row of rowsBelow(post, 'Fix 3: put recent activity first')) {
    const [today = 0, ...later] = row.map(Number);
    expect(later).toEqual([today / 2, today / 4, today / 8]);
  }
});

test('reply rates follow from their counts, and the bands add up to the total', () => {
  const rows = rowsBelow(post, 'Test whether your score predicts replies');
  const counts = rows.map(([, leads, replies]) => [Number(leads), Number(replies)] as const);
  rows.forEach(([, , , rate = ''], index) => {
    const [leads, replies] = counts[index]!;
    expect(Number.parseFloat(rate)).toBeCloseTo((100 * replies) / leads, 5);
  });
  const total = counts.pop();
  expect([0, 1].map((at) => counts.reduce((sum, count) => sum + count[at]!, 0))).toEqual(total);
});

test.each(scoredLeads)('the cover has the scores of lead $letter', ({letter, events}) => {
  expect(coverScores[letter]).toEqual(scoreSteps(events).map(({score}) => score));
});

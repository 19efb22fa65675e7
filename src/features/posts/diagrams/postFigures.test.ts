import {readFileSync} from 'node:fs';
import path from 'node:path';

import {heatOf} from '@site/src/components/HeatBar/heat';
import {industries} from '@site/src/data/demo/industries';
import {demoPerformance} from '@site/src/data/demo/performance';
import {radarLeads} from '@site/src/data/radarLeads';
import {scoringEvents} from '@site/src/data/scoring';
import {countWords, wordLimits} from '@site/src/domain/sequence/limits';
import {steps} from '@site/src/domain/sequence/steps';
import {purposes} from '@site/src/domain/sequence/types';
import {rowsAtFirst, rowsLeft, rowSteps} from './migratedRows';
import {defaultPoints, scoredLeads, scoreSteps} from './scoredLeads';
import {sendDays, type Weekday} from './sendDays';

const postOf = (file: string) =>
  readFileSync(path.join(__dirname, '../../../../blog', `${file}.mdx`), 'utf8');
const scoring = postOf('2026-05-19-lead-scoring-that-survives');
const intent = postOf('2026-07-14-reading-buying-intent');
const migration = postOf('2026-08-25-migrating-from-spreadsheets');
const timing = postOf('2026-10-06-follow-up-timing');

/** The cells of the table rows in what stands below a heading, without the row of headings. */
function rowsBelow(post: string, heading: string): readonly (readonly string[])[] {
  const [, rest] = post.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`No section "${heading}"`);
  return (rest.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-: |]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(1);
}

const numbersIn = (text = '') =>
  (text.match(/[\d,]*\d(\.\d+)?/g) ?? []).map((figure) => Number(figure.replace(/,/g, '')));
const percent = (part: number, whole: number, digits = 1) =>
  `${((100 * part) / whole).toFixed(digits)}%`;

describe('lead scoring', () => {
  test.each(scoringEvents)('the post gives $label its default points', ({label, points}) => {
    const row = rowsBelow(scoring, 'The rules of the sum').find(([name]) => name === label);
    expect(row?.[1]).toBe(points > 0 ? `+${points}` : String(points));
  });

  test.each(scoredLeads)('the table of lead $letter adds up as the site does', (lead) => {
    const rows = rowsBelow(scoring, `Lead ${lead.letter} ${lead.name}`);
    let before = 0;
    const expected = scoreSteps(lead.events).map(({points, sum, score}) => {
      const sign = points < 0 ? '-' : '+';
      const cells = [`${before} ${sign} ${Math.abs(points)} = ${sum}`, `${score} ${heatOf(score)}`];
      before = score;
      return cells;
    });
    expect(rows.map((row) => row.slice(1))).toEqual(expected);
  });

  test('the scores are those that were worked out by hand', () => {
    expect(scoredLeads.map(({events}) => scoreSteps(events).map(({score}) => score))).toEqual([
      [5, 15, 25, 30, 40, 50, 55, 65, 75, 80],
      [25, 75, 100, 100],
      [5, 15, 40, 0, 50, 75],
    ]);
  });

  test('without the floor lead C would end at 65', () => {
    const events = scoredLeads[2]?.events ?? [];
    expect(events.reduce((sum, id) => sum + defaultPoints(id), 0)).toBe(65);
  });

  test('an open that counts 2 takes lead A to 68', () => {
    const pointsOf: typeof defaultPoints = (id) => (id === 'open' ? 2 : defaultPoints(id));
    expect(scoreSteps(scoredLeads[0]?.events ?? [], pointsOf).at(-1)?.score).toBe(68);
    expect(scoring).toContain('4 × 2 + 6 × 10 = 68');
  });

  test('an aged score halves every 30 days', () => {
    for (const row of rowsBelow(scoring, 'Repair 3: let points age')) {
      const [today = 0, ...later] = row.map(Number);
      expect(later).toEqual([today / 2, today / 4, today / 8]);
    }
  });

  test('the rates of the check are what their counts say, and the bands add up to all', () => {
    const rows = rowsBelow(scoring, 'Check whether the score predicts anything');
    const counts = rows.map(([, leads, replies]) => [Number(leads), Number(replies)] as const);
    rows.forEach(([, leads, replies, rate]) => {
      expect(Number.parseFloat(rate ?? '')).toBeCloseTo((100 * Number(replies)) / Number(leads), 5);
    });
    const [hot, warm, cold, all] = counts;
    expect([0, 1].map((at) => hot![at]! + warm![at]! + cold![at]!)).toEqual(all);
  });
});

describe('buying intent', () => {
  test('the log has its rates, and its minutes at 6 for each lead', () => {
    const rows = rowsBelow(intent, 'Keep a log, and let it correct you');
    expect(rows).toHaveLength(5);
    for (const [, leads, talks, rate, minutes] of rows) {
      const spent = 6 * Number(leads);
      expect(rate).toBe(percent(Number(talks), Number(leads), 0));
      expect(numbersIn(minutes)).toEqual([spent, Number(talks), spent / Number(talks)]);
    }
  });

  test('the parts of the hour follow each other and fill it', () => {
    const parts = rowsBelow(intent, 'A method for the first hour').map(([part]) => numbersIn(part));
    expect(parts.map(([from]) => from)).toEqual([0, ...parts.slice(0, -1).map(([, to]) => to)]);
    expect(parts.at(-1)?.[1]).toBe(60);
  });

  test('the two leads are those of the demo', () => {
    const [first, second] = industries.find(({id}) => id === 'saas')!.leads;
    expect(intent).toContain(`${first.company}, a fictional company, ${first.recentActivity}`);
    expect(intent).toContain(first.painPoint);
    expect(intent).toContain(`${second.company} ${second.recentActivity}`);
    expect([first.intent, second.intent]).toEqual(['High', 'Medium']);
    expect(radarLeads).toHaveLength(12);
  });
});

describe('migration', () => {
  test('2,400 rows become 1,885 before and 1,500 after verification', () => {
    expect(rowsLeft(rowsAtFirst, rowSteps)).toEqual([2340, 2030, 1885, 1735, 1500]);
    expect(migration).toContain('2,400 rows become 1,500 contacts');
    expect(migration).toContain(`150 / 1,885 = ${percent(150, 1885)}`);
  });

  test('the dates of the opt-out keep to 30 days and to 10 business days', () => {
    const day = (text: string) => new Date(`${text} 2026 UTC`);
    const isWorkday = (date: Date) => date.getUTCDay() % 6 !== 0;
    expect(day('September 27').getTime() - day('August 28').getTime()).toBe(30 * 86_400_000);
    expect(day('September 8').getUTCDay()).toBe(2);
    const date = day('September 8');
    for (let passed = 0; passed < 10;) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (isWorkday(date)) passed += 1;
    }
    expect(date).toEqual(day('September 22'));
    for (const text of ['August 28', 'September 27', 'September 8', 'September 22']) {
      expect(migration).toContain(text);
    }
  });
});

describe('follow-up timing', () => {
  test.each(purposes)('the post has the day, the window and the length of the %s', (purpose) => {
    const {label, day, sendWindow} = steps[purpose];
    const {min, max} = wordLimits(purpose);
    const row = [String(day), label, sendWindow];
    expect(rowsBelow(timing, 'The sequence').map((cells) => cells.slice(0, 3))).toContainEqual(row);
    expect(timing).toContain(`${purpose === 'opener' ? 'opener has' : 'others'} ${min}-${max}`);
  });

  test('the launches are those of the calendar', () => {
    const rows = rowsBelow(timing, 'What the calendar makes of it');
    expect(rows).toHaveLength(3);
    for (const [day, sent, all] of rows) {
      const days = sendDays(day as Weekday).map((email) => email.sent);
      expect([sent, all]).toEqual([days.join(', '), String(days.at(-1))]);
    }
  });

  test('the sample has the words it is said to have', () => {
    const [, words, sample = ''] = /with (\d+) words:\n\n((?:>.*\n)+)/.exec(timing) ?? [];
    expect(countWords([sample.replace(/^>/gm, '')])).toBe(Number(words));
    expect(Number(words)).toBeLessThanOrEqual(wordLimits('proof').max);
  });

  test('replies take people out of the next email, and the sums are right', () => {
    const rows = rowsBelow(timing, 'How replies add up');
    const [all] = rows.slice(-1);
    let people = 500;
    let replied = 0;
    let emails = 0;
    for (const [, sent, replies, rate, soFar, dear] of rows.slice(0, -1)) {
      const count = Number(replies);
      emails += people;
      replied += count;
      expect(Number(sent)).toBe(people);
      expect(rate).toBe(percent(count, people));
      expect(soFar).toBe(percent(replied, 500));
      expect(Number(dear)).toBe(Math.round(people / count));
      people -= count;
    }
    expect(all?.slice(1)).toEqual([
      emails.toLocaleString('en-US'),
      String(replied),
      percent(replied, emails),
      percent(replied, 500),
      String(Math.round(emails / replied)),
    ]);
  });

  test('the demo is quoted with its own figures', () => {
    const {sent, opens, replies} = demoPerformance;
    expect(timing).toContain(`${sent} sent, ${opens} opens and ${replies} replies`);
    expect(timing).toContain(`${opens} / ${sent} = ${percent(opens, sent)}`);
    expect(timing).toContain(`${replies} / ${sent} = ${percent(replies, sent)}`);
  });
});

test.each([scoring, intent, migration, timing])('a post has 700 to 1,500 words', (post) => {
  const [, , text = ''] = post.split(/^---$/m);
  const words = countWords([text.replace(/^import .*$/gm, '').replace(/\|[-: |]*/g, ' ')]);
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1500);
});

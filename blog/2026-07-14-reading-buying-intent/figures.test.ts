import {industries} from '@site/src/data/demo/industries';
import {intentOf} from '@site/src/domain/leadScore';
import {percent, readPost, rowsBelow} from '@site/test/fixtures/post';
import {coverPoints} from './Cover';
import {intentSignals} from './IntentLadder';

const post = readPost(__dirname);
const numbersIn = (text = '') => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);

test('rates and times of the log follow from its counts, at 6 minutes per lead', () => {
  for (const row of rowsBelow(post, 'Keep a log of what worked')) {
    const [, leads, talks, rate, minutes] = row;
    const spent = 6 * Number(leads);
    expect(rate).toBe(percent(Number(talks), Number(leads), 0));
    expect(numbersIn(minutes)).toEqual([spent, Number(talks), spent / Number(talks)]);
  }
});

test('the parts of the hour follow each other and add up to 60 minutes', () => {
  const parts = rowsBelow(post, 'Your first hour on Monday').map(([part]) => numbersIn(part));
  expect(parts.map(([from]) => from)).toEqual([0, ...parts.slice(0, -1).map(([, to]) => to)]);
  expect(parts.at(-1)?.[1]).toBe(60);
});

test('the two companies did what the demo says', () => {
  const [first, second] = industries.find(({id}) => id === 'saas')!.leads;
  expect(post).toContain(`${first.company}, a fictional company, ${first.recentActivity}`);
  expect(post).toContain(first.painPoint);
  expect(post).toContain(`${second.company} ${second.recentActivity}`);
  expect([first, second].map(({signals}) => intentOf(signals))).toEqual(['High', 'Medium']);
});

test('the cover has the points of the signals', () => {
  expect(coverPoints).toEqual(intentSignals.map(({points}) => points));
});

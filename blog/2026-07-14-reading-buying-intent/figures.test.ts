import {industries} from '@site/src/data/demo/industries';
import {intentOf} from '@site/src/domain/leadScore';
import {percent, readPost, rowsBelow} from '@site/test/fixtures/post';

const post = readPost(__dirname);
const numbersIn = (text = '') => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);

test('the log has its rates, at 6 minutes for each lead', () => {
  for (const row of rowsBelow(post, 'Keep a log, and let it correct you')) {
    const [, leads, talks, rate, minutes] = row;
    const spent = 6 * Number(leads);
    expect(rate).toBe(percent(Number(talks), Number(leads), 0));
    expect(numbersIn(minutes)).toEqual([spent, Number(talks), spent / Number(talks)]);
  }
});

test('the parts of the hour follow each other and fill it', () => {
  const parts = rowsBelow(post, 'A method for the first hour').map(([part]) => numbersIn(part));
  expect(parts.map(([from]) => from)).toEqual([0, ...parts.slice(0, -1).map(([, to]) => to)]);
  expect(parts.at(-1)?.[1]).toBe(60);
});

test('the two leads are those of the demo', () => {
  const [first, second] = industries.find(({id}) => id === 'saas')!.leads;
  expect(post).toContain(`${first.company}, a fictional company, ${first.recentActivity}`);
  expect(post).toContain(first.painPoint);
  expect(post).toContain(`${second.company} ${second.recentActivity}`);
  expect([first, second].map(({signals}) => intentOf(signals))).toEqual(['High', 'Medium']);
});

import {demoPerformance} from '@site/src/data/demo/performance';
import {purposes, steps} from '@site/src/domain/sequence/steps';
import {figure, percent, readPost, rowsBelow} from '@site/test/fixtures/post';
import {countWords, wordLimits} from '@site/test/fixtures/values';
import {coverDays} from './Cover';
import {sendDays, weekdays, type Weekday} from './sendDays';

const post = readPost(__dirname);
const sentFrom = (day: Weekday) => sendDays(day).map(({sent}) => sent);

test.each(purposes)('the post has the day and the send window of the %s', (purpose) => {
  const {label, day, sendWindow} = steps[purpose];
  const rows = rowsBelow(post, 'The sequence').map((cells) => cells.slice(0, 3));
  expect(rows).toContainEqual([String(day), label, sendWindow]);
});

test('the table of launch days matches the calendar', () => {
  const rows = rowsBelow(post, 'How the calendar changes it');
  expect(rows.length).toBeGreaterThan(0);
  for (const [day, sent, last] of rows) {
    const days = sentFrom(day as Weekday);
    expect([sent, last]).toEqual([days.join(', '), String(days.at(-1))]);
  }
  const totals = rows.map(([, , last]) => Number(last));
  expect(post).toContain(`over ${Math.min(...totals)} to ${Math.max(...totals)} days`);
});

test.each(weekdays)(
  'launched on a %s, emails are three days apart and at most two a week',
  (day) => {
    const sent = sentFrom(day);
    sent.slice(1).forEach((next, index) => expect(next - sent[index]!).toBeGreaterThanOrEqual(3));
    for (const first of sent) {
      expect(sent.filter((next) => next >= first && next < first + 7).length).toBeLessThanOrEqual(
        2,
      );
    }
  },
);

test('the sample has the stated number of words', () => {
  const [, words, sample = ''] = /in (\d+) words:\n\n((?:>.*\n)+)/.exec(post) ?? [];
  expect(countWords([sample.replace(/^>/gm, '')])).toBe(Number(words));
  expect(Number(words)).toBeLessThanOrEqual(wordLimits('proof').max);
});

test('the reply table adds up, without people who already replied', () => {
  const rows = rowsBelow(post, 'How replies add up');
  const total = rows.at(-1);
  let people = 500;
  let replied = 0;
  let emails = 0;
  for (const [, sent, replies, rate, soFar, price] of rows.slice(0, -1)) {
    const count = Number(replies);
    emails += people;
    replied += count;
    expect([Number(sent), rate, soFar, Number(price)]).toEqual([
      people,
      percent(count, people),
      percent(replied, 500),
      Math.round(people / count),
    ]);
    people -= count;
  }
  expect(total?.slice(1)).toEqual([
    figure(emails),
    String(replied),
    percent(replied, emails),
    percent(replied, 500),
    String(Math.round(emails / replied)),
  ]);
});

test('the post quotes the figures of the demo', () => {
  const {sent, opens, replies} = demoPerformance;
  expect(post).toContain(`${sent} sent, ${opens} opens, and ${replies} replies`);
  expect(post).toContain(`${opens} / ${sent} = ${percent(opens, sent)}`);
  expect(post).toContain(`${replies} / ${sent} = ${percent(replies, sent)}`);
});

test('the cover has the days of a launch on a Tuesday', () => {
  const days = sendDays('Tuesday');
  const {onTime, due, late} = coverDays;
  expect(days.filter((day) => day.due !== day.sent)).toMatchObject([{due, sent: late}]);
  expect(sentFrom('Tuesday').filter((day) => day !== late)).toEqual(onTime);
});

import {demoPerformance} from '@site/src/data/demo/performance';
import {steps} from '@site/src/domain/sequence/steps';
import {purposes} from '@site/src/domain/sequence/types';
import {figure, percent, readPost, rowsBelow} from '@site/test/fixtures/post';
import {countWords, wordLimits} from '@site/test/fixtures/wordLimits';
import {sendDays, weekdays, type Weekday} from './sendDays';

const post = readPost(__dirname);
const sentFrom = (day: Weekday) => sendDays(day).map(({sent}) => sent);

test.each(purposes)('the post has the day, the window and the length of the %s', (purpose) => {
  const {label, day, sendWindow} = steps[purpose];
  const {min, max} = wordLimits(purpose);
  const rows = rowsBelow(post, 'The sequence').map((cells) => cells.slice(0, 3));
  expect(rows).toContainEqual([String(day), label, sendWindow]);
  expect(post).toContain(`${purpose === 'opener' ? 'opener has' : 'others'} ${min}-${max}`);
});

test('the launches of the table are those of the calendar', () => {
  const rows = rowsBelow(post, 'What the calendar makes of it');
  expect(rows.length).toBeGreaterThan(0);
  for (const [day, sent, last] of rows) {
    const days = sentFrom(day as Weekday);
    expect([sent, last]).toEqual([days.join(', '), String(days.at(-1))]);
  }
});

test.each(weekdays)('from a %s there are three days between emails and two in any seven', (day) => {
  const sent = sentFrom(day);
  sent.slice(1).forEach((next, index) => expect(next - sent[index]!).toBeGreaterThanOrEqual(3));
  for (const first of sent) {
    expect(sent.filter((next) => next >= first && next < first + 7).length).toBeLessThanOrEqual(2);
  }
});

test('the sample has the number of words that the post gives', () => {
  const [, words, sample = ''] = /with (\d+) words:\n\n((?:>.*\n)+)/.exec(post) ?? [];
  expect(countWords([sample.replace(/^>/gm, '')])).toBe(Number(words));
  expect(Number(words)).toBeLessThanOrEqual(wordLimits('proof').max);
});

test('replies take people out of the next email, and the table adds up', () => {
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

test('the demo is quoted with its own figures', () => {
  const {sent, opens, replies} = demoPerformance;
  expect(post).toContain(`${sent} sent, ${opens} opens and ${replies} replies`);
  expect(post).toContain(`${opens} / ${sent} = ${percent(opens, sent)}`);
  expect(post).toContain(`${replies} / ${sent} = ${percent(replies, sent)}`);
});

import {standardPlans, standardTerms} from '@site/src/data/standardPlans';
import {figure, percent, readPost} from '@site/test/fixtures/post';
import {
  bounced,
  bounceLimits,
  first,
  secondCleaned,
  secondUncleaned,
  softAtFirst,
  type Mailing,
} from './BounceScale';
import {coverSquares} from './Cover';

const post = readPost(__dirname);
const delivered = (mailing: Mailing) => mailing.sent - bounced(mailing);

test.each([first, secondCleaned])('$name: bounces, delivery and complaints add up', (mailing) => {
  const {sent, hard, soft, complaints} = mailing;
  const [bounces, arrived] = [bounced(mailing), delivered(mailing)];
  expect(post).toContain(`bounced ${hard} + ${soft} = ${bounces}`);
  expect(post).toContain(`bounce rate ${bounces} / ${figure(sent)} = ${percent(bounces, sent)}`);
  expect(post).toContain(`delivered ${figure(sent)} - ${bounces} = ${figure(arrived)}`);
  expect(post).toContain(
    `delivery ${figure(arrived)} / ${figure(sent)} = ${percent(arrived, sent)}`,
  );
  expect(post).toContain(
    `complaints ${complaints} / ${figure(arrived)} = ${percent(complaints, arrived, 2)}`,
  );
});

test('the cleaned list and the mailing without the cleanup follow from the first mailing', () => {
  const {sent, hard, complaints, soft} = first;
  const bounces = bounced(secondUncleaned);
  const left = figure(secondCleaned.sent);
  expect(post).toContain(`${figure(sent)} - ${hard} - ${soft} - ${complaints} = ${left}`);
  expect(post).toContain(`${softAtFirst - soft} of the ${softAtFirst} are delivered on a retry`);
  expect(post).toContain(`${bounces} / ${figure(sent)} = ${percent(bounces, sent)}`);
  expect(delivered(secondUncleaned) - delivered(secondCleaned)).toBe(complaints);
  expect(post).toContain(`${sent - secondCleaned.sent} addresses shorter`);
});

test('the cost of the dead addresses follows from their number', () => {
  const dead = bounced(first);
  const usd = (amount: number) => `$${amount.toFixed(2)}`;
  const extra = 12_000 - standardPlans.professional.contacts;
  const priceOf = (contacts: number) => usd(contacts * standardTerms.overagePerContactUsd);
  expect(post).toContain(`${figure(extra)} extra contacts, which is ${priceOf(extra)}`);
  expect(post).toContain(`${figure(extra - dead)}, which is ${priceOf(extra - dead)}`);
  expect(post).toContain(`${priceOf(dead)} a month`);
});

test('the replies follow from what was delivered', () => {
  const arrived = delivered(first);
  expect(post).toContain(
    `${figure(arrived)} delivered messages get ${Math.round(arrived * 0.02)} replies`,
  );
  expect(post).toContain(`${Math.round(arrived / 10)} messages`);
  expect(post).toContain(`about ${Math.round(arrived * 0.002)} replies`);
});

test('without the silent contacts, the same replies are a higher share', () => {
  const {sent, complaints} = secondCleaned;
  const bounces = bounced(secondCleaned);
  const all = sent - bounces - complaints;
  expect(post).toContain(`${figure(sent)} - ${bounces} - ${complaints} = ${figure(all)}`);
  const gone = 2_400 - 180;
  const replies = Math.round(all * 0.02);
  expect(post).toContain(`the other ${figure(gone)} and keep ${figure(all - gone)}`);
  expect(post).toContain(
    `${replies} replies are ${percent(replies, all)} of ${figure(all)} and ${percent(replies, all - gone)} of ${figure(all - gone)}`,
  );
});

test.each([250, 1000, 5000, 10_000])('%i messages: the most that stay under the limits', (sent) => {
  const mostUnder = (limit: number) => Math.ceil((limit * sent) / 100) - 1;
  const {healthy, critical} = bounceLimits;
  const worst = Math.floor((critical * sent) / 100) + 1;
  expect(post).toContain(
    `| ${figure(sent)} | ${mostUnder(healthy)} | ${worst} | ${mostUnder(0.1)} |`,
  );
});

test('the cover has the bounce rate of the first mailing', () => {
  const {all, bounced: squares} = coverSquares;
  expect(squares / all).toBeCloseTo(bounced(first) / first.sent, 4);
});

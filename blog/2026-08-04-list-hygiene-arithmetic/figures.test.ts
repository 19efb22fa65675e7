import {figure, percent, readPost} from '@site/test/fixtures/post';
import {
  bounced,
  bounceLimits,
  exhausted,
  first,
  secondCleaned,
  secondUncleaned,
  type Mailing,
} from './BounceScale';

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

test('the cleaned list and the mailing without the clean-up follow from the first mailing', () => {
  const {sent, hard, complaints, soft} = first;
  const bounces = bounced(secondUncleaned);
  const left = figure(secondCleaned.sent);
  expect(post).toContain(`${figure(sent)} - ${hard} - ${exhausted} - ${complaints} = ${left}`);
  expect(post).toContain(`Here ${soft - exhausted} get through`);
  expect(post).toContain(`${bounces} / ${figure(sent)} = ${percent(bounces, sent)}`);
  expect(delivered(secondUncleaned) - delivered(secondCleaned)).toBe(complaints);
  expect(post).toContain(`${sent - secondCleaned.sent} addresses shorter`);
});

test.each([250, 1000, 5000, 10_000])('%i messages: the most that stay under the limits', (sent) => {
  const mostUnder = (limit: number) => Math.ceil((limit * sent) / 100) - 1;
  const {healthy, critical} = bounceLimits;
  const worst = Math.floor((critical * sent) / 100) + 1;
  expect(post).toContain(
    `| ${figure(sent)} | ${mostUnder(healthy)} | ${worst} | ${mostUnder(0.1)} |`,
  );
});

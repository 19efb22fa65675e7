import '@site/test/fixtures/figures';

import {campaign} from '@site/src/data/campaign';
import {entryMail, noticeText, outcomeTexts, requestText, type Entry} from './entry';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;
const values = {email: 'a@b.example'};
const failure = 'The server responded with status 503.';
const failed: Entry = {request, form: {status: 'editing', values, errors: {}, failure}};
const sending: Entry = {request, form: {status: 'sending', values}};
const done: Entry = {request, form: {status: 'done', values, outcome: 'sent'}};

test.each([
  ['Free', 'yearly', 'Free'],
  ['Pro', 'yearly', 'Pro, billed yearly'],
  ['Ultimate', 'monthly', 'Ultimate, billed monthly'],
] as const)('requestText: names %s billed %s as "%s"', (plan, billingCycle, text) => {
  expect(requestText({plan, billingCycle})).toBe(text);
});

test('outcomeTexts: promises a review only for an entry that was sent', () => {
  expect(outcomeTexts.sent.text).toContain(`${campaign.reviewHours} hours`);
  expect(outcomeTexts.logged.text).not.toContain(`${campaign.reviewHours}`);
});

test('entryMail: has the plan and the email address', () => {
  const {subject, body} = entryMail(request, values.email);
  expect(subject).toContain('Pro, billed yearly');
  expect(body).toContain('Pro, billed yearly');
  expect(body).toContain(values.email);
});

test('noticeText: names the plan and the outcome', () => {
  const {title, text} = outcomeTexts.sent;
  expect(noticeText(done)).toBe(`${title} Pro, billed yearly. ${text}`);
  expect(noticeText(failed)).toContain(`Pro, billed yearly. ${failure}`);
});

test('noticeText: is empty without a response', () => {
  expect([null, sending].map(noticeText)).toEqual(['', '']);
});

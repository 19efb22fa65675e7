import '@site/test/fixtures/figures';

import type {Entry} from './entry';
import {noticeText, outcomeTexts, requestText} from './entryTexts';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;
const values = {email: 'a'};
const failed: Entry = {
  request,
  form: {status: 'editing', values, errors: {}, failure: 'The server answered with status 503.'},
};
const sending: Entry = {request, form: {status: 'sending', values}};
const done: Entry = {request, form: {status: 'done', values, outcome: 'sent'}};

test.each([
  ['Free', 'yearly', 'Free'],
  ['Pro', 'yearly', 'Pro, billed yearly'],
  ['Ultimate', 'monthly', 'Ultimate, billed monthly'],
] as const)('%s by %s is "%s"', (plan, billingCycle, text) => {
  expect(requestText({plan, billingCycle})).toBe(text);
});

test('a review is promised within 24 hours, and only for an entry that was sent', () => {
  expect(outcomeTexts.sent).toContain('within 24 hours');
  expect(outcomeTexts.logged).not.toContain('24');
});

test('an answer nobody saw is told with its plan', () => {
  expect(noticeText(done)).toMatch(/^Your spot is noted: Pro, billed yearly\. .*24 hours/);
  expect(noticeText(failed)).toBe(
    'Not sent: Pro, billed yearly. The server answered with status 503. What you typed is kept.',
  );
});

test('without an answer there is nothing to tell', () => {
  expect([null, sending].map(noticeText)).toEqual(['', '']);
});

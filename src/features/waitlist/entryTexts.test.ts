import '@site/test/fixtures/figures';

import {emptyEntry, type EntryState} from './entryMachine';
import {noticeText, outcomeTexts, requestText, sendLabel} from './entryTexts';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;
const form = emptyEntry(request);
const failed: EntryState = {
  ...form,
  status: 'form',
  failure: 'The server answered with status 503.',
};
const sending: EntryState = {status: 'sending', request, email: 'a'};
const success: EntryState = {status: 'success', request, email: 'a', outcome: 'sent'};

test.each([
  ['Free', 'yearly', 'Free'],
  ['Pro', 'yearly', 'Pro, billed yearly'],
  ['Ultimate', 'monthly', 'Ultimate, billed monthly'],
] as const)('%s by %s is "%s"', (plan, billingCycle, text) => {
  expect(requestText({plan, billingCycle})).toBe(text);
});

test('the button reserves, says that it is sending, and repeats only what failed', () => {
  expect([form, sending, failed].map(sendLabel)).toEqual([
    'Reserve My Spot',
    'Sending…',
    'Try again',
  ]);
});

test('a review is promised within 24 hours, and only for an entry that was sent', () => {
  expect(outcomeTexts.sent).toContain('within 24 hours');
  expect(outcomeTexts.logged).not.toContain('24');
});

test('an answer nobody saw is told with its plan', () => {
  expect(noticeText(success)).toMatch(/^Your spot is noted: Pro, billed yearly\. .*24 hours/);
  expect(noticeText(failed)).toBe(
    'Not sent: Pro, billed yearly. The server answered with status 503. What you typed is kept.',
  );
});

test('without an answer there is nothing to tell', () => {
  expect([null, sending].map(noticeText)).toEqual(['', '']);
});

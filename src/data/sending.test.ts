import {mailboxesFor, mailboxPerDay, providerLimits, ramp} from './sending';
import {standardTerms} from './standardPlans';

test('the steps of the ramp follow one another, and each is higher', () => {
  ramp.slice(1).forEach(({from, perDay}, index) => {
    const before = ramp[index]!;
    expect(from).toBe(before.to! + 1);
    expect(perDay).toBeGreaterThan(before.perDay);
  });
  expect(ramp.at(-1)?.to).toBeUndefined();
});

test('one new mailbox can send the first step, and the default limits stay below each provider’s', () => {
  expect(ramp[0]!.perDay).toBe(mailboxPerDay.new);
  expect(mailboxPerDay.warm).toBeGreaterThan(mailboxPerDay.new);
  const {googleTrialPerDay, googlePerDay, microsoftRecipientsPerDay} = providerLimits;
  const lowest = Math.min(googleTrialPerDay, googlePerDay, microsoftRecipientsPerDay);
  expect(mailboxPerDay.warm).toBeLessThan(lowest);
});

test.each([
  [1, 1],
  [mailboxPerDay.warm, 1],
  [mailboxPerDay.warm + 1, 2],
])('%i emails a day need %i mailboxes', (perDay, mailboxes) => {
  expect(mailboxesFor(perDay)).toBe(mailboxes);
});

test('the first two weeks of the ramp fit into the trial', () => {
  const inTrial = ramp
    .filter(({to}) => to !== undefined && to <= standardTerms.trialDays)
    .reduce((sum, {from, to, perDay}) => sum + (to! - from + 1) * perDay, 0);
  expect(inTrial).toBeLessThanOrEqual(standardTerms.trialEmails);
});

import {mailboxesFor, mailboxPerDay, providerLimits, ramp, rampTotals} from './sending';
import {standardTerms} from './standardPlans';

test('ramp: steps are consecutive, with rising volumes, and the final one has no end', () => {
  ramp.slice(1).forEach(({from, perDay}, index) => {
    const before = ramp[index]!;
    expect(from).toBe(before.to! + 1);
    expect(perDay).toBeGreaterThan(before.perDay);
  });
  expect(ramp.at(-1)?.to).toBeUndefined();
});

test('mailboxPerDay: covers the first step of the ramp and stays below the providers’ limits', () => {
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
])('mailboxesFor: %i emails a day need %i mailboxes', (perDay, mailboxes) => {
  expect(mailboxesFor(perDay)).toBe(mailboxes);
});

test('rampTotals: the steps within the trial stay below its email limit', () => {
  const stepsInTrial = ramp.filter(({to}) => to !== undefined && to <= standardTerms.trialDays);
  expect(stepsInTrial.length).toBeGreaterThan(0);
  expect(rampTotals[stepsInTrial.length - 1]).toBeLessThanOrEqual(standardTerms.trialEmails);
});

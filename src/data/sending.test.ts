import {mailboxesFor, mailboxPerDay, providerLimits, ramp, rampTotals} from './sending';
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

test('the steps that end within the trial fit into it', () => {
  const stepsInTrial = ramp.filter(({to}) => to !== undefined && to <= standardTerms.trialDays);
  expect(stepsInTrial.length).toBeGreaterThan(0);
  expect(rampTotals[stepsInTrial.length - 1]).toBeLessThanOrEqual(standardTerms.trialEmails);
});

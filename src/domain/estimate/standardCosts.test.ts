import {billingExamples, overageExample, standardPlanList} from '../../data/standardPlans';
import {formatUsd} from '../../data/plans';
import {cheapest, standardCosts} from './standardCosts';

const [starter, professional] = standardPlanList;
const costOf = (name: string, usage: Parameters<typeof standardCosts>[0]) =>
  standardCosts(usage).find(({plan}) => plan.name === name)!;

test.each([overageExample, billingExamples.busyMonth, billingExamples.largestMonth])(
  'agrees with an example of the billing articles, in total $total',
  ({emails, contacts, extraEmails, extraContacts, total}) => {
    const cost = costOf('Starter', {emails, contacts, users: 1});
    expect(cost).toMatchObject({extraEmails, extraContacts, hasRoom: true});
    expect(formatUsd(cost.totalUsd!)).toBe(total);
  },
);

test('only the largest month costs more than Professional, as the overages article says', () => {
  const isMore = ({emails, contacts}: {emails: number; contacts: number}) =>
    costOf('Starter', {emails, contacts, users: 1}).totalUsd! > professional!.monthlyUsd!;
  const {busyMonth, largestMonth} = billingExamples;
  expect([overageExample, busyMonth, largestMonth].map(isMore)).toEqual([false, false, true]);
});

test('charges nothing at the limits, and one email more than them', () => {
  const at = {emails: starter!.emailsPerMonth!, contacts: starter!.contacts!, users: 1};
  expect(costOf('Starter', at)).toMatchObject({overageUsd: 0, totalUsd: starter!.monthlyUsd});
  expect(costOf('Starter', {...at, emails: at.emails + 10}).overageUsd).toBe(0.01);
  expect(costOf('Starter', {...at, contacts: at.contacts + 1}).overageUsd).toBe(0.01);
});

test('rounds half a cent up', () => {
  const at = {contacts: 0, users: 1};
  const overages = [5, 4_014, 4_015, 8_065].map(
    (extra) => costOf('Starter', {...at, emails: starter!.emailsPerMonth! + extra}).overageUsd,
  );
  expect(overages).toEqual([0.01, 4.01, 4.02, 8.07]);
});

test('never charges less for more', () => {
  for (const plan of [starter!, professional!]) {
    let before = 0;
    for (let emails = 0; emails <= 200_000; emails += 12_345) {
      const {totalUsd} = costOf(plan.name, {emails, contacts: emails / 5, users: 1});
      expect(totalUsd).toBeGreaterThanOrEqual(before);
      before = totalUsd!;
    }
  }
});

test.each([
  [{emails: 1_000, contacts: 100, users: 1}, 'Starter'],
  [{emails: 50_000, contacts: 10_000, users: 1}, 'Professional'],
  [{emails: 1_000, contacts: 100, users: starter!.userLimit! + 1}, 'Professional'],
  [{emails: 1_000, contacts: 100, users: professional!.userLimit! + 1}, 'Enterprise'],
])('%j costs least on %s', (usage, name) => {
  expect(cheapest(standardCosts(usage)).plan.name).toBe(name);
});

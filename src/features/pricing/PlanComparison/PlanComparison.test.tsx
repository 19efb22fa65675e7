import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {
  cardFeatures,
  firstPlanWith,
  founderPlanNames,
  planFeature,
  planFeatures,
  standardPlanNames,
  type PlanFeature,
  type PlanName,
} from '@site/src/data/planFeatures';
import {PlanComparison} from './PlanComparison';
import {founderComparison, standardComparison} from './comparisonRows';

describe('PlanComparison', () => {
  const cells = (row: string) =>
    within(screen.getByRole('rowheader', {name: row}).closest('tr')!).getAllByRole('cell');

  test('marks included features with a named icon', () => {
    render(<PlanComparison set="founder" />);
    const {title, plans} = planFeature('crm-sync');
    const marks = cells(title).map((cell) => within(cell).getByRole('img').ariaLabel);
    expect(marks).toEqual(
      founderPlanNames.map((name) => (plans[name] ? 'Included' : 'Not included')),
    );
  });

  test('shows the price of annual billing for every plan', () => {
    render(<PlanComparison set="founder" />);
    expect(cells('Price per month, billed annually').map(({textContent}) => textContent)).toEqual([
      '$0',
      '$5.84',
      '$65',
    ]);
  });
});

describe('comparisonRows', () => {
  const comparisons = [founderComparison(), standardComparison()];

  test.each(comparisons)(
    '$caption: has a row for every feature of the set, with a value for every plan',
    (set) => {
      const labels = set.rows.map(({label}) => label);
      expect(new Set(labels).size).toBe(labels.length);
      const included = planFeatures.filter(({plans}) => set.names.some((name) => plans[name]));
      expect(labels).toEqual(expect.arrayContaining(included.map(({title}) => title)));
      for (const {label, values} of set.rows)
        expect([label, values.some(Boolean)]).toEqual([label, true]);
      for (const {values} of set.rows) expect(values).toHaveLength(set.names.length);
    },
  );

  test.each([
    ['Price per month, billed monthly', ['$0', '$8.99', '$100']],
    ['Price per month, billed annually', ['$0', '$5.84', '$65']],
    ['Annual bill', ['$0.00', '$70.08', '$780.00']],
    ['Annual savings (35%), rounded', ['$0', '$38', '$420']],
    ['Leads', ['250', '10,000', '1,000,000+']],
    ['Users', ['1', 'Up to 5', 'Unlimited']],
  ])('founder plans, %s: %j', (label, values) => {
    expect(comparisons[0]!.rows.find((row) => row.label === label)?.values).toEqual(values);
  });

  describe('the feature matrix', () => {
    const sets = [founderPlanNames, standardPlanNames];
    const features: readonly PlanFeature[] = planFeatures;

    test.each(sets.map((names) => ({names})))(
      'a larger plan of $names includes no less',
      ({names}) => {
        for (const {title, plans} of features) {
          const included = names.map((name) => plans[name] !== false);
          expect([title, ...included]).toEqual([title, ...included.sort((a, b) => +a - +b)]);
        }
      },
    );

    test('every feature is in some plan of both sets', () => {
      for (const feature of features.filter(({id}) => id !== 'dedicated-ip')) {
        for (const names of sets) expect(firstPlanWith<PlanName>(feature, names)).toBeDefined();
      }
    });

    test('a card lists each feature once, below the first plan that includes it', () => {
      const listed = founderPlanNames.flatMap((name) => cardFeatures(name));
      const own = listed.filter(
        (title) => !founderPlanNames.some((name) => title.endsWith(` ${name}`)),
      );
      expect(new Set(own).size).toBe(own.length);
      expect([...own].sort()).toEqual(
        features
          .filter(({isOnCard}) => isOnCard)
          .map(({title}) => title)
          .sort(),
      );
    });
  });
});

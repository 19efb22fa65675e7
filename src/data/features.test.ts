import {features, firstPlanWith, uniqueFeatures, type Feature} from './features';

const all: readonly Feature[] = [...uniqueFeatures, ...features];

test('ten features are shown, two of them as unique', () => {
  expect(uniqueFeatures).toHaveLength(2);
  expect(all).toHaveLength(10);
  expect(new Set(all.map(({id}) => id)).size).toBe(10);
});

test.each(all.flatMap(({title, planFeature}) => (planFeature ? [[title, planFeature]] : [])))(
  'features.ts: "%s" names the plan feature "%s", which plans.ts must list',
  (_title, planFeature) => {
    expect(firstPlanWith(planFeature)).toBeDefined();
  },
);

test('a feature that no plan lists has no plan', () => {
  expect(firstPlanWith('Time travel')).toBeUndefined();
});

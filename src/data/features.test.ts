import {features, firstPlanWith, inboxExample, uniqueFeatures, type Feature} from './features';

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

test.each(
  all.flatMap(({title, seeIt, readMore}) =>
    [seeIt, readMore].flatMap((link) => (link ? [{title, ...link}] : [])),
  ),
)('features.ts: "$title" leads to a place on this site by "$label"', ({label, to}) => {
  expect(to).toMatch(/^\/(demo\?|radar$|pricing$|api$|integrations#|help\/article\/)/);
  expect(label).toMatch(/^[A-Z].{7,}[^.]$/);
});

test('features.ts: each of the ten has a place to read about it, and the two unique ones a place to see it', () => {
  expect(all.filter(({readMore}) => readMore)).toHaveLength(10);
  expect(uniqueFeatures.filter((feature: Feature) => feature.seeIt)).toHaveLength(2);
});

test.each(all.flatMap(({seeIt}) => (seeIt?.to.startsWith('/demo') ? [seeIt.to] : [])))(
  'features.ts: the demo understands %s',
  (to) => {
    const asked = Object.fromEntries(new URL(to, 'https://site.example').searchParams);
    expect(asked).toEqual({
      industry: expect.stringMatching(
        /^(saas|ecommerce|fintech|healthtech|aiml|martech)$/,
      ) as string,
      lead: expect.stringMatching(/^[123]$/) as string,
      step: expect.stringMatching(/^(leads|lead|sequence|results)$/) as string,
    });
  },
);

test('features.ts: no two links of the ten have the same words', () => {
  const labels = all.flatMap(({seeIt, readMore}) => [seeIt?.label ?? [], readMore.label].flat());
  expect(new Set(labels).size).toBe(labels.length);
});

test('features.ts: the example is drafted in tones that differ in name and in words', () => {
  const {drafts} = inboxExample;
  expect(new Set(drafts.map(({tone}) => tone)).size).toBe(3);
  expect(new Set(drafts.map(({text}) => text)).size).toBe(3);
});

test('a feature that no plan lists has no plan', () => {
  expect(firstPlanWith('Time travel')).toBeUndefined();
});

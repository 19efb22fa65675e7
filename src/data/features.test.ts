import {industries} from './demo/industries';
import {features, firstPlanWith, inboxExample, uniqueFeatures, type Feature} from './features';

const all: readonly Feature[] = [...uniqueFeatures, ...features];
const links = all.flatMap(({title, seeIt, readMore}) =>
  [seeIt, readMore].flatMap((link) => (link ? [{title, ...link}] : [])),
);

test('features.ts: no two features share an id, and no two links a label', () => {
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  expect(new Set(links.map(({label}) => label)).size).toBe(links.length);
});

test.each(all.flatMap(({title, planFeature}) => (planFeature ? [[title, planFeature]] : [])))(
  'features.ts: plans.ts lists the plan feature of "%s", "%s"',
  (_title, planFeature) => {
    expect(firstPlanWith(planFeature)).toBeDefined();
  },
);

test('firstPlanWith finds no plan for a feature that no plan lists', () => {
  expect(firstPlanWith('Time travel')).toBeUndefined();
});

test.each(links.filter(({to}) => to.startsWith('/demo')))(
  'features.ts: $to of "$title" is a step of the demo',
  ({to}) => {
    const {industry, lead, step} = Object.fromEntries(
      new URL(to, 'https://a.example').searchParams,
    );
    const found = industries.find(({id}) => id === industry);
    expect(found?.leads[Number(lead) - 1]).toBeDefined();
    expect(['leads', 'lead', 'sequence', 'results']).toContain(step);
  },
);

test('features.ts: the drafts of the inbox example differ in tone and text', () => {
  const {drafts} = inboxExample;
  expect(new Set(drafts.map(({tone}) => tone)).size).toBe(drafts.length);
  expect(new Set(drafts.map(({text}) => text)).size).toBe(drafts.length);
});

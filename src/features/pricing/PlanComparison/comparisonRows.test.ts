import '@site/test/fixtures/figures';

import {planNamed, plans} from '@site/src/data/plans';
import {allFeatures, comparisonRows} from './comparisonRows';

const rows = comparisonRows(plans);
const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;

test('"Everything in Free" is spelt out', () => {
  const free = allFeatures(planNamed('Free'), plans);
  const ultimate = allFeatures(planNamed('Ultimate'), plans);
  expect(free).toEqual(planNamed('Free').features);
  expect(ultimate.slice(0, free.length)).toEqual(free);
  expect(ultimate.filter((feature) => feature.startsWith('Everything'))).toEqual([]);
  expect(new Set(ultimate).size).toBe(ultimate.length);
});

test.each([
  ['A month, billed monthly', ['$0', '$8.99', '$100']],
  ['A month, billed yearly', ['$0', '$5.84', '$65']],
  ['Billed annually', ['Nothing', '$70.08', '$780.00']],
  ['Saved a year (35%)', ['Nothing', '$38', '$420']],
  ['Leads', ['250 verified leads', '10,000 leads', '1,000,000+ leads']],
  ['Automations a month', ['250', '5,000', '30,000']],
  ['Users', ['1 user', 'Up to 5 users', 'Unlimited users']],
  ['Email sequences', [true, true, true]],
  ['CRM sync', [false, true, true]],
  ['White-label', [false, false, true]],
])('%s: %j', (label, values) => {
  expect(valuesOf(label)).toEqual(values);
});

test('every feature has one row, and every row one value per plan', () => {
  const labels = rows.map(({label}) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toEqual(expect.arrayContaining([...allFeatures(planNamed('Ultimate'), plans)]));
  for (const {values} of rows) expect(values).toHaveLength(plans.length);
});

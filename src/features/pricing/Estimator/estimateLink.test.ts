import {estimateLink} from './estimateLink';
import {defaultUsage, usageFrom} from './usage';

test('the link says all three figures and leads to the estimate', () => {
  expect(estimateLink('https://a.example', defaultUsage)).toBe(
    'https://a.example/pricing?leads=5000&automations=2000&users=3#estimator',
  );
});

test('who follows it sees the same estimate', () => {
  const usage = {leads: 70_000, automations: 0, users: 12};
  expect(usageFrom(new URL(estimateLink('https://a.example', usage)).searchParams)).toEqual(usage);
});

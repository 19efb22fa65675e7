import {dmarcOf} from './ThreeChecks';

test.each([
  ['aligned', 'missing', 'passes'],
  ['missing', 'aligned', 'passes'],
  ['foreign', 'foreign', 'fails'],
  ['foreign', 'fails', 'fails'],
] as const)('SPF %s and DKIM %s: DMARC %s', (spf, dkim, outcome) => {
  expect(dmarcOf({spf, dkim})).toBe(outcome);
});

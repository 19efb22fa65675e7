import {dmarcOf} from './ThreeChecks';

test.each([
  ['aligned', 'missing', 'passes'],
  ['missing', 'aligned', 'passes'],
  ['unaligned', 'unaligned', 'fails'],
  ['unaligned', 'fails', 'fails'],
] as const)('SPF %s and DKIM %s: DMARC %s', (spf, dkim, outcome) => {
  expect(dmarcOf({spf, dkim})).toBe(outcome);
});

import {describeChecks, dmarcOf, messages, type Finding} from './checkResults';

test('the four messages end as the post says', () => {
  expect(messages.map(dmarcOf)).toEqual(['passes', 'fails', 'passes', 'fails']);
});

test.each<[Finding, Finding, string]>([
  ['aligned', 'missing', 'passes'],
  ['missing', 'aligned', 'passes'],
  ['foreign', 'foreign', 'fails'],
  ['foreign', 'fails', 'fails'],
])('SPF %s and DKIM %s: DMARC %s', (spf, dkim, outcome) => {
  expect(dmarcOf({name: 'x', spf, dkim})).toBe(outcome);
});

test('the drawing can be read out', () => {
  expect(describeChecks(messages)).toContain(
    'Message 3, forwarded: SPF fails, DKIM aligned, DMARC passes.',
  );
});

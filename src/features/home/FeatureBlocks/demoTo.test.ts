import {demoTo} from './demoTo';

test.each([
  [{industry: 'healthtech', step: 'leads'}, '/demo?industry=healthtech&step=leads'],
  [{industry: 'fintech', leadIndex: 0, step: 'lead'}, '/demo?industry=fintech&lead=1&step=lead'],
  [{industry: 'aiml', leadIndex: 2, step: 'results'}, '/demo?industry=aiml&lead=3&step=results'],
] as const)('%j is at %s', (place, address) => {
  expect(demoTo(place)).toBe(address);
});

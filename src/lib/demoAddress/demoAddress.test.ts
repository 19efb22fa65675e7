import {industries} from '@site/src/data/demo/industries';
import {demoPath, positionOf, queryOf} from './demoAddress';
import {demoReducer, initialDemo, type DemoPosition, type LeadIndex} from './demoMachine';

const query = (search: string) => {
  const params = new URLSearchParams(search);
  return {industry: params.get('industry'), lead: params.get('lead'), step: params.get('step')};
};

const positions: DemoPosition[] = [
  {step: 'start'},
  ...industries.flatMap(({id: industry, leads}) => [
    {step: 'leads' as const, industry},
    ...leads.flatMap((_lead, index) =>
      (['lead', 'sequence', 'results'] as const).map((step) => ({
        step,
        industry,
        lead: index as LeadIndex,
      })),
    ),
  ]),
];

test('every state has an address that leads back to it', () => {
  expect(positions).toHaveLength(1 + 6 * (1 + 9));
  for (const position of positions) {
    const state = demoReducer(initialDemo, {type: 'restore', position});
    expect(positionOf(queryOf(state))).toEqual(position);
  }
});

test('the address is the one the documents use', () => {
  const position = {step: 'sequence', industry: 'fintech', lead: 1} as const;
  expect(demoPath(demoReducer(initialDemo, {type: 'restore', position}))).toBe(
    '/demo?industry=fintech&lead=2&step=sequence',
  );
  expect(demoPath(initialDemo)).toBe('/demo');
});

test('while signals are read the address is that of the list', () => {
  expect(queryOf({step: 'analysing', industry: 'saas', elapsedMs: 300, run: 0})).toEqual({
    industry: 'saas',
    lead: null,
    step: 'leads',
  });
});

test.each([
  ['industry=fintech', {step: 'leads', industry: 'fintech'}],
  ['industry=fintech&lead=3', {step: 'lead', industry: 'fintech', lead: 2}],
  ['industry=fintech&lead=3&step=leads', {step: 'leads', industry: 'fintech'}],
  ['step=start', {step: 'start'}],
])('%s says enough', (search, position) => {
  expect(positionOf(query(search))).toEqual(position);
});

test.each([
  'industry=banking',
  'industry=',
  'industry=FinTech',
  'industry=fintech&lead=0',
  'industry=fintech&lead=4',
  'industry=fintech&lead=1.0',
  'industry=fintech&lead=one',
  'industry=fintech&step=sequence',
  'industry=fintech&lead=1&step=analysing',
  'industry=fintech&lead=1&step=<script>',
  'lead=1',
  'step=results',
])('%s means nothing', (search) => {
  expect(positionOf(query(search))).toBeNull();
});

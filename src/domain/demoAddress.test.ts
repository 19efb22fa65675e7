import {industries} from '../data/demo/industries';
import {demoPath, type DemoPosition, type LeadIndex, positionOf} from './demoAddress';

const read = (path: string) => positionOf(new URL(path, 'https://a.example').searchParams);

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

test('demoPath: returns a unique path that positionOf reads back', () => {
  expect(positions).toHaveLength(1 + 6 * (1 + 9));
  for (const position of positions) expect(read(demoPath(position))).toEqual(position);
  expect(new Set(positions.map(demoPath)).size).toBe(positions.length);
});

test.each([
  [{step: 'start'}, '/demo'],
  [{step: 'leads', industry: 'healthtech'}, '/demo?industry=healthtech&step=leads'],
  [{step: 'lead', industry: 'fintech', lead: 0}, '/demo?industry=fintech&lead=1&step=lead'],
  [{step: 'sequence', industry: 'fintech', lead: 1}, '/demo?industry=fintech&lead=2&step=sequence'],
  [{step: 'results', industry: 'aiml', lead: 2}, '/demo?industry=aiml&lead=3&step=results'],
] as const)('demoPath: %j is at %s', (position, path) => {
  expect(demoPath(position)).toBe(path);
});

test.each([
  ['industry=fintech', {step: 'leads', industry: 'fintech'}],
  ['industry=fintech&lead=3', {step: 'lead', industry: 'fintech', lead: 2}],
  ['industry=fintech&lead=3&step=leads', {step: 'leads', industry: 'fintech'}],
  ['step=start', {step: 'start'}],
])('positionOf: completes ?%s', (search, position) => {
  expect(read(`/demo?${search}`)).toEqual(position);
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
  'industry=fintech&lead=1&step=analyzing',
  'industry=fintech&lead=1&step=<script>',
  'lead=1',
  'step=results',
])('positionOf: returns null for ?%s', (search) => {
  expect(read(`/demo?${search}`)).toBeNull();
});

import {
  overallStatus,
  statusComponents,
  statusLevels,
  statusSummaries,
  statusWrittenOn,
  type StatusLevel,
} from './status';

const of = (...levels: StatusLevel[]) => overallStatus(levels.map((status) => ({status})));

test.each<[StatusLevel[], StatusLevel]>([
  [['operational', 'operational'], 'operational'],
  [['operational', 'maintenance'], 'maintenance'],
  [['maintenance', 'degraded', 'operational'], 'degraded'],
  [['partial-outage', 'degraded'], 'partial-outage'],
  [['operational', 'major-outage', 'partial-outage'], 'major-outage'],
])('%j together are %s: the worst wins', (levels, overall) => {
  expect(of(...levels)).toBe(overall);
});

test('nothing to report is operational', () => {
  expect(overallStatus([])).toBe('operational');
});

test.each(statusLevels)('%s alone is the state of all, and has a sentence of its own', (level) => {
  expect(of(level)).toBe(level);
  const same = statusLevels.filter((other) => statusSummaries[other] === statusSummaries[level]);
  expect(same).toEqual([level]);
});

test('status.ts: every component is operational with an uptime of 100 %', () => {
  expect(statusComponents.length).toBeGreaterThan(0);
  for (const component of statusComponents) {
    expect(component).toMatchObject({status: 'operational', uptime: 100});
    expect(component.responseTimeMs).toBeGreaterThan(0);
  }
});

test('status.ts: every component is listed once', () => {
  const names = statusComponents.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('status.ts: the day of writing is a day', () => {
  expect(new Date(statusWrittenOn).toISOString()).toBe(`${statusWrittenOn}T00:00:00.000Z`);
});

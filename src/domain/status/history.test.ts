import type {Incident, StatusLevel, StatusRecord} from '@site/src/data/status/types';
import {
  currentLevel,
  formatUptime,
  HISTORY_DAYS,
  historyOf,
  overallLevel,
  resolvedAt,
  uptimeOf,
  worstOf,
} from './history';

const record = (changes: Partial<StatusRecord>): StatusRecord => ({
  writtenAt: '2026-11-20T12:00:00Z',
  components: [
    {id: 'api', name: 'API', description: '', responseTimeMs: 85},
    {id: 'email', name: 'Email', description: '', responseTimeMs: 200},
  ],
  incidents: [],
  maintenance: [],
  ...changes,
});

const incident = (changes: Partial<Incident>): Incident => ({
  id: 'slow',
  title: 'Slow answers',
  affects: {api: 'major-outage'},
  startedAt: '2026-11-20T06:00:00Z',
  updates: [{phase: 'investigating', at: '2026-11-20T06:05:00Z', text: 'We are looking.'}],
  ...changes,
});

const ended = (at: string) => [{phase: 'resolved' as const, at, text: 'Over.'}];

describe('the state at the moment of writing', () => {
  test.each<[string, Partial<StatusRecord>, StatusLevel]>([
    ['nothing happened', {}, 'operational'],
    ['an open incident', {incidents: [incident({})]}, 'major-outage'],
    [
      'an open incident of slowness',
      {incidents: [incident({affects: {api: 'degraded'}})]},
      'degraded',
    ],
    [
      'a part is down',
      {incidents: [incident({affects: {api: 'partial-outage'}})]},
      'partial-outage',
    ],
    [
      'a resolved incident',
      {incidents: [incident({updates: ended('2026-11-20T07:00:00Z')})]},
      'operational',
    ],
    [
      'an incident of another component',
      {incidents: [incident({affects: {email: 'degraded'}})]},
      'operational',
    ],
    [
      'an incident written ahead of its time',
      {incidents: [incident({startedAt: '2026-11-21T00:00:00Z'})]},
      'operational',
    ],
  ])('%s', (_name, changes, level) => {
    expect(currentLevel('api', record(changes))).toBe(level);
  });

  test.each<[string, string, string, StatusLevel]>([
    ['before', '2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', 'operational'],
    ['at its start', '2026-11-20T12:00:00Z', '2026-11-20T14:00:00Z', 'maintenance'],
    ['at its end', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z', 'operational'],
  ])('%s maintenance', (_name, startsAt, endsAt, level) => {
    const maintenance = [
      {id: 'm', title: 'Moving', components: ['api' as const], startsAt, endsAt, text: ''},
    ];
    expect(currentLevel('api', record({maintenance}))).toBe(level);
    expect(currentLevel('email', record({maintenance}))).toBe('operational');
  });

  test('all components together are as bad as the worst', () => {
    expect(overallLevel(record({}))).toBe('operational');
    expect(overallLevel(record({incidents: [incident({})]}))).toBe('major-outage');
    expect(worstOf([])).toBe('operational');
  });

  test('an incident ends with its last word', () => {
    expect(resolvedAt(incident({}))).toBeNull();
    expect(resolvedAt(incident({updates: ended('2026-11-20T07:00:00Z')}))).toBe(
      '2026-11-20T07:00:00Z',
    );
  });
});

describe('the history', () => {
  test('has 90 days, the last of them the day of writing', () => {
    const days = historyOf('api', record({}));
    expect(days).toHaveLength(HISTORY_DAYS);
    expect(days[0]?.date).toBe('2026-08-23');
    expect(days.at(-1)?.date).toBe('2026-11-20');
  });

  test('of a quiet time is operational and 100 % throughout', () => {
    for (const day of historyOf('api', record({}))) {
      expect(day).toMatchObject({level: 'operational', uptimePercent: 100, events: []});
    }
    expect(uptimeOf('api', record({}))).toBe(100);
  });

  test('shows an incident on each day it touched', () => {
    const over = incident({
      startedAt: '2026-11-17T22:00:00Z',
      updates: ended('2026-11-18T06:00:00Z'),
    });
    const days = historyOf('api', record({incidents: [over]}));
    const hit = days.filter(({level}) => level !== 'operational');
    expect(hit.map(({date}) => date)).toEqual(['2026-11-17', '2026-11-18']);
    expect(hit.map(({uptimePercent}) => Math.round(uptimePercent))).toEqual([92, 75]);
    expect(hit[0]?.events).toEqual(['Slow answers']);
  });

  test('counts the day of writing only as far as it has gone', () => {
    const today = historyOf('api', record({incidents: [incident({})]})).at(-1);
    expect(today?.uptimePercent).toBe(50);
  });

  test.each<[StatusLevel, number]>([
    ['degraded', 100],
    ['partial-outage', 85],
    ['major-outage', 50],
  ])('takes for "%s" its share of the uptime', (level, uptimePercent) => {
    const open = incident({affects: {api: level as 'degraded'}});
    expect(historyOf('api', record({incidents: [open]})).at(-1)).toMatchObject({
      level,
      uptimePercent,
    });
  });

  test('counts two things at once by the worse of them, once', () => {
    const both = [incident({}), incident({id: 'b', affects: {api: 'partial-outage'}})];
    expect(historyOf('api', record({incidents: both})).at(-1)?.uptimePercent).toBe(50);
  });

  test('forgets what is older than 90 days', () => {
    const old = incident({
      startedAt: '2026-08-01T00:00:00Z',
      updates: ended('2026-08-02T00:00:00Z'),
    });
    expect(uptimeOf('api', record({incidents: [old]}))).toBe(100);
  });

  test('gives the uptime of the whole time', () => {
    // 6 of the 89.5 × 24 hours that have gone by.
    expect(uptimeOf('api', record({incidents: [incident({})]}))).toBeCloseTo(
      100 * (1 - 6 / (89.5 * 24)),
      10,
    );
  });
});

test.each([
  [100, '100%'],
  [99.999, '99.99%'],
  [99.5, '99.5%'],
  [0, '0%'],
])('%d is written %s', (percent, written) => {
  expect(formatUptime(percent)).toBe(written);
});

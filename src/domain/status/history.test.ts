import {existsSync} from 'node:fs';

import {articleComponents} from '@site/src/data/status/helpComponents';
import type {Incident, StatusLevel, StatusRecord} from '@site/src/data/status/types';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {incidentsOfArticle} from './articleIncidents';
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

describe('history', () => {
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
    title: 'Slow responses',
    affects: {api: 'major-outage'},
    startedAt: '2026-11-20T06:00:00Z',
    updates: [{phase: 'investigating', at: '2026-11-20T06:05:00Z', text: 'We’re investigating.'}],
    ...changes,
  });

  const ended = (at: string) => [{phase: 'resolved' as const, at, text: 'Resolved.'}];

  describe('currentLevel', () => {
    test.each<[string, Partial<StatusRecord>, StatusLevel]>([
      ['without incidents', {}, 'operational'],
      ['with an open incident', {incidents: [incident({})]}, 'major-outage'],
      [
        'with an open incident that degrades the component',
        {incidents: [incident({affects: {api: 'degraded'}})]},
        'degraded',
      ],
      [
        'with an open partial outage',
        {incidents: [incident({affects: {api: 'partial-outage'}})]},
        'partial-outage',
      ],
      [
        'with a resolved incident',
        {incidents: [incident({updates: ended('2026-11-20T07:00:00Z')})]},
        'operational',
      ],
      [
        'with an open incident of another component',
        {incidents: [incident({affects: {email: 'degraded'}})]},
        'operational',
      ],
      [
        'with an incident that starts after writtenAt',
        {incidents: [incident({startedAt: '2026-11-21T00:00:00Z'})]},
        'operational',
      ],
    ])('%s', (_name, changes, level) => {
      expect(currentLevel('api', record(changes))).toBe(level);
    });

    test.each<[string, string, string, StatusLevel]>([
      ['is operational before', '2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', 'operational'],
      [
        'is maintenance at the start of',
        '2026-11-20T12:00:00Z',
        '2026-11-20T14:00:00Z',
        'maintenance',
      ],
      [
        'is operational at the end of',
        '2026-11-20T10:00:00Z',
        '2026-11-20T12:00:00Z',
        'operational',
      ],
    ])('%s maintenance', (_name, startsAt, endsAt, level) => {
      const [works] = eventfulRecord.maintenance;
      const maintenance = [{...works!, components: ['api' as const], startsAt, endsAt}];
      expect(currentLevel('api', record({maintenance}))).toBe(level);
      expect(currentLevel('email', record({maintenance}))).toBe('operational');
    });

    test('overallLevel: is the worst level of all components', () => {
      expect(overallLevel(record({}))).toBe('operational');
      expect(overallLevel(record({incidents: [incident({})]}))).toBe('major-outage');
      expect(worstOf([])).toBe('operational');
    });

    test('resolvedAt: is the time of the resolving update', () => {
      expect(resolvedAt(incident({}))).toBeNull();
      expect(resolvedAt(incident({updates: ended('2026-11-20T07:00:00Z')}))).toBe(
        '2026-11-20T07:00:00Z',
      );
    });
  });

  describe('historyOf and uptimeOf', () => {
    test('cover 90 days that end with the day of writtenAt', () => {
      const days = historyOf('api', record({}));
      expect(days).toHaveLength(HISTORY_DAYS);
      expect(days[0]?.date).toBe('2026-08-23');
      expect(days.at(-1)?.date).toBe('2026-11-20');
    });

    test('are operational and 100% without incidents', () => {
      for (const day of historyOf('api', record({}))) {
        expect(day).toMatchObject({level: 'operational', uptimePercent: 100, events: []});
      }
      expect(uptimeOf('api', record({}))).toBe(100);
      const atMidnight = record({writtenAt: '2026-11-20T00:00:00Z'});
      expect(historyOf('api', atMidnight).at(-1)?.uptimePercent).toBe(100);
    });

    test('count an incident on each day it touches', () => {
      const over = incident({
        startedAt: '2026-11-17T22:00:00Z',
        updates: ended('2026-11-18T06:00:00Z'),
      });
      const days = historyOf('api', record({incidents: [over]}));
      const hit = days.filter(({level}) => level !== 'operational');
      expect(hit.map(({date}) => date)).toEqual(['2026-11-17', '2026-11-18']);
      expect(hit.map(({uptimePercent}) => Math.round(uptimePercent))).toEqual([92, 75]);
      expect(hit[0]?.events).toEqual(['Slow responses']);
    });

    test('count the last day only up to writtenAt', () => {
      const today = historyOf('api', record({incidents: [incident({})]})).at(-1);
      expect(today?.uptimePercent).toBe(50);
    });

    test.each<[StatusLevel, number]>([
      ['degraded', 100],
      ['partial-outage', 85],
      ['major-outage', 50],
    ])('weight "%s" to an uptime of %d%% for half a day', (level, uptimePercent) => {
      const open = incident({affects: {api: level as 'degraded'}});
      expect(historyOf('api', record({incidents: [open]})).at(-1)).toMatchObject({
        level,
        uptimePercent,
      });
    });

    test('count overlapping incidents once, at the worst level', () => {
      const both = [incident({}), incident({id: 'b', affects: {api: 'partial-outage'}})];
      expect(historyOf('api', record({incidents: both})).at(-1)?.uptimePercent).toBe(50);
    });

    test('leave out the time between two incidents', () => {
      const hourFrom = (startedAt: string, end: string) =>
        incident({id: end, startedAt, updates: ended(end)});
      const two = [
        hourFrom('2026-11-20T02:00:00Z', '2026-11-20T03:00:00Z'),
        hourFrom('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
      ];
      // Of 12 hours up to writtenAt.
      const {uptimePercent} = historyOf('api', record({incidents: two})).at(-1)!;
      expect(uptimePercent).toBeCloseTo(100 * (10 / 12), 10);
    });

    test('ignore incidents older than 90 days', () => {
      const old = incident({
        startedAt: '2026-08-01T00:00:00Z',
        updates: ended('2026-08-02T00:00:00Z'),
      });
      expect(uptimeOf('api', record({incidents: [old]}))).toBe(100);
    });

    test('average the uptime over the whole period', () => {
      // Down for 6 of the 89.5 × 24 hours up to writtenAt.
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
  ])('formatUptime: formats %d as %s', (percent, written) => {
    expect(formatUptime(percent)).toBe(written);
  });
});

describe('articleIncidents', () => {
  const [open, resolved] = eventfulRecord.incidents;
  const idsOf = (...args: Parameters<typeof incidentsOfArticle>) =>
    incidentsOfArticle(...args).map(({id}) => id);

  describe('incidentsOfArticle', () => {
    test('finds an open incident by the components of the article', () => {
      const article = {slug: 'webhook-deliveries', category: 'Troubleshooting'} as const;
      expect(idsOf(article, eventfulRecord)).toEqual([open!.id]);
    });

    test('finds an open incident by the components of the category', () => {
      const record = {
        ...quietRecord,
        incidents: [{...open!, affects: {sync: 'degraded' as const}}],
      };
      expect(idsOf({slug: 'x-integration', category: 'Integrations'}, record)).toEqual([open!.id]);
    });

    test('leaves out incidents of other components and articles without components', () => {
      expect(idsOf({slug: 'no-leads-found', category: 'Troubleshooting'}, eventfulRecord)).toEqual(
        [],
      );
      expect(idsOf({slug: 'refunds', category: 'Billing & Plans'}, eventfulRecord)).toEqual([]);
    });

    test('leaves out resolved incidents', () => {
      const record = {...eventfulRecord, incidents: [resolved!]};
      expect(idsOf({slug: 'replies-missing', category: 'Troubleshooting'}, record)).toEqual([]);
    });
  });

  test.each(Object.keys(articleComponents))('helpComponents.ts: article %s exists', (slug) => {
    expect(existsSync(`help/article/${slug}.mdx`)).toBe(true);
  });
});

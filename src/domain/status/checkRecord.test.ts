import {statusRecord} from '@site/src/data/status/status';
import type {StatusRecord} from '@site/src/data/status/types';
import {checkRecord} from './checkRecord';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {historyOf, overallLevel, uptimeOf} from './history';

const [incident] = eventfulRecord.incidents;
const [works] = eventfulRecord.maintenance;
const with_ = (changes: Partial<StatusRecord>) => checkRecord({...eventfulRecord, ...changes});

test('status.ts: has no errors', () => {
  expect(checkRecord(statusRecord)).toEqual([]);
});

test('status.ts: every component has a positive response time', () => {
  for (const {responseTimeMs} of statusRecord.components) {
    expect(responseTimeMs).toBeGreaterThan(0);
  }
});

test.each([
  ['quiet', quietRecord],
  ['eventful', eventfulRecord],
])('checkRecord: accepts the %s fixture', (_name, record) => {
  expect(checkRecord(record)).toEqual([]);
});

test('quiet fixture: every component is operational, with 100% uptime on each of the 90 days', () => {
  expect(overallLevel(quietRecord)).toBe('operational');
  for (const {id} of quietRecord.components) {
    expect(uptimeOf(id, quietRecord)).toBe(100);
    expect(historyOf(id, quietRecord).every(({uptimePercent}) => uptimePercent === 100)).toBe(true);
  }
});

test.each<[string, Partial<StatusRecord>]>([
  [
    'status.ts: writtenAt: must be a date and time with a time zone, got "2026-11-20"',
    {writtenAt: '2026-11-20'},
  ],
  [
    'status.ts: writtenAt: must be a date and time with a time zone, got "2026-11-31T12:00Z"',
    {writtenAt: '2026-11-31T12:00Z'},
  ],
  [
    'status.ts: component "app": is listed twice',
    {components: [...eventfulRecord.components, eventfulRecord.components[0]!]},
  ],
  [
    'status.ts: "api-timeouts": is the id of more than one event',
    {maintenance: [{...works!, id: 'api-timeouts'}]},
  ],
  [
    'status.ts: "API down": an id must be lowercase words joined by hyphens',
    {incidents: [{...incident!, id: 'API down'}]},
  ],
  [
    'status.ts: incident "api-timeouts": affects no component',
    {incidents: [{...incident!, affects: {}}]},
  ],
  [
    'status.ts: incident "api-timeouts": component "mail" doesn\'t exist',
    {incidents: [{...incident!, affects: {mail: 'degraded'} as never}]},
  ],
  [
    'status.ts: incident "api-timeouts": has no update: post at least that you\'re investigating',
    {incidents: [{...incident!, updates: []}]},
  ],
  [
    'status.ts: incident "api-timeouts": updates must come after startedAt, oldest first',
    {incidents: [{...incident!, startedAt: '2026-11-20T10:30:00Z'}]},
  ],
  [
    'status.ts: incident "api-timeouts": startedAt must not be later than writtenAt, "2026-11-20T12:00:00Z", got "2026-11-20T12:30:00Z"',
    {incidents: [{...incident!, startedAt: '2026-11-20T12:30:00Z'}]},
  ],
  [
    'status.ts: incident "api-timeouts": updates[1].at must not be later than writtenAt, "2026-11-20T12:00:00Z", got "2026-11-20T13:00:01+01:00"',
    {
      incidents: [
        {
          ...incident!,
          updates: [
            incident!.updates[0]!,
            {phase: 'resolved', at: '2026-11-20T13:00:01+01:00', text: ''},
          ],
        },
      ],
    },
  ],
  [
    'status.ts: incident "api-timeouts": phases must follow the order investigating, identified, monitoring, resolved',
    {
      incidents: [
        {
          ...incident!,
          updates: [
            {phase: 'monitoring', at: '2026-11-20T10:05:00Z', text: ''},
            {phase: 'identified', at: '2026-11-20T10:06:00Z', text: ''},
          ],
        },
      ],
    },
  ],
  [
    'status.ts: incident "api-timeouts": is resolved twice',
    {
      incidents: [
        {
          ...incident!,
          updates: [
            {phase: 'resolved', at: '2026-11-20T10:05:00Z', text: ''},
            {phase: 'resolved', at: '2026-11-20T10:06:00Z', text: ''},
          ],
        },
      ],
    },
  ],
  [
    'status.ts: maintenance "sync-move": must end after it starts',
    {maintenance: [{...works!, endsAt: works!.startsAt}]},
  ],
  [
    'status.ts: maintenance "sync-move": announcedAt must not be later than writtenAt, ' +
      '"2026-11-20T12:00:00Z", got "2026-11-28T06:00:00Z"',
    {maintenance: [{...works!, announcedAt: '2026-11-28T06:00:00Z'}]},
  ],
  [
    'status.ts: maintenance "sync-move": affects no component',
    {maintenance: [{...works!, components: []}]},
  ],
])('checkRecord: reports %s', (problem, changes) => {
  expect(with_(changes)).toContain(problem);
});

test('checkRecord: accepts an update at the time of writtenAt', () => {
  const update = {phase: 'resolved' as const, at: eventfulRecord.writtenAt, text: 'Over.'};
  expect(with_({incidents: [{...incident!, updates: [update]}]})).toEqual([]);
});

test('checkRecord: accepts maintenance that starts after writtenAt', () => {
  const later = {startsAt: '2027-01-01T06:00:00Z', endsAt: '2027-01-01T07:00:00Z'};
  expect(with_({maintenance: [{...works!, ...later}]})).toEqual([]);
});

import {statusRecord} from '@site/src/data/status/status';
import type {StatusRecord} from '@site/src/data/status/types';
import {checkRecord} from './checkRecord';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {historyOf, overallLevel, uptimeOf} from './history';

const [incident] = eventfulRecord.incidents;
const [works] = eventfulRecord.maintenance;
const with_ = (changes: Partial<StatusRecord>) => checkRecord({...eventfulRecord, ...changes});

test('the live record is in order', () => {
  expect(checkRecord(statusRecord)).toEqual([]);
});

test('every component answers in some time', () => {
  for (const {responseTimeMs} of statusRecord.components) {
    expect(responseTimeMs).toBeGreaterThan(0);
  }
});

test.each([
  ['quiet', quietRecord],
  ['eventful', eventfulRecord],
])('the %s example of the tests is in order', (_name, record) => {
  expect(checkRecord(record)).toEqual([]);
});

test('spec 2: of a quiet time every component is operational, 100 % for 90 days', () => {
  expect(overallLevel(quietRecord)).toBe('operational');
  for (const {id} of quietRecord.components) {
    expect(uptimeOf(id, quietRecord)).toBe(100);
    expect(historyOf(id, quietRecord).every(({uptimePercent}) => uptimePercent === 100)).toBe(true);
  }
});

test.each<[string, Partial<StatusRecord>]>([
  [
    'status.ts: writtenAt: must be a date and time with a zone, got "2026-11-20"',
    {writtenAt: '2026-11-20'},
  ],
  [
    'status.ts: component "app" is listed twice'.replace('" is', '": is'),
    {components: [...eventfulRecord.components, eventfulRecord.components[0]!]},
  ],
  [
    'status.ts: "api-timeouts": is the id of two events',
    {maintenance: [{...works!, id: 'api-timeouts'}]},
  ],
  [
    'status.ts: "API down": an id is lower case words joined by hyphens',
    {incidents: [{...incident!, id: 'API down'}]},
  ],
  [
    'status.ts: incident "api-timeouts": affects no component',
    {incidents: [{...incident!, affects: {}}]},
  ],
  [
    'status.ts: incident "api-timeouts": there is no component "mail"',
    {incidents: [{...incident!, affects: {mail: 'degraded'} as never}]},
  ],
  [
    'status.ts: incident "api-timeouts": has no update: say at least that you are looking',
    {incidents: [{...incident!, updates: []}]},
  ],
  [
    'status.ts: incident "api-timeouts": its updates must follow its start, oldest first',
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
    'status.ts: incident "api-timeouts": phases go investigating, identified, monitoring, resolved',
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
    'status.ts: maintenance "sync-move": affects no component',
    {maintenance: [{...works!, components: []}]},
  ],
])('%s', (problem, changes) => {
  expect(with_(changes)).toContain(problem);
});

test('what was said at the very moment of writing is no mistake', () => {
  const update = {phase: 'resolved' as const, at: eventfulRecord.writtenAt, text: 'Over.'};
  expect(with_({incidents: [{...incident!, updates: [update]}]})).toEqual([]);
});

test('maintenance is announced before it begins', () => {
  const later = {startsAt: '2027-01-01T06:00:00Z', endsAt: '2027-01-01T07:00:00Z'};
  expect(with_({maintenance: [{...works!, ...later}]})).toEqual([]);
});

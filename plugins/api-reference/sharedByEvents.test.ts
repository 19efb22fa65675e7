import {splitEvents} from './shared';
import type {FieldData, OperationData} from './types';

const field = (id: string, name: string): FieldData => ({id, name, type: 'string'});

const event = (path: string, statuses = ['2XX']) => {
  const prefix = `${path}-`;
  return {
    ...{path, prefix, isEvent: true, headers: []},
    groups: [
      {id: 'header', title: 'Request headers', fields: [field(`${prefix}header-a`, 'A')]},
      {
        ...{id: 'body', title: 'Payload'},
        fields: [
          {...field(`${prefix}body-type`, 'type'), values: [path]},
          field(`${prefix}body-data`, 'data'),
        ],
      },
    ],
    responses: statuses.map((status) => ({status, textHtml: '', headers: []})),
  } as unknown as OperationData;
};

const idsOf = ({groups}: OperationData) => groups.flatMap(({fields}) => fields.map(({id}) => id));

test('splitEvents: describes what all events share once, and leaves each its data', () => {
  const {everyEvent, events} = splitEvents([event('a'), event('b')]);
  expect(idsOf(everyEvent!)).toEqual(['event-header-a', 'event-body-type']);
  expect(everyEvent?.groups[1]?.fields[0]?.values).toEqual(['a', 'b']);
  expect(everyEvent?.responses).toHaveLength(1);
  expect(events.map(idsOf)).toEqual([['a-body-data'], ['b-body-data']]);
  expect(events.flatMap(({responses}) => responses)).toEqual([]);
});

test('splitEvents: fails if an event expects another response than the others', () => {
  expect(() => splitEvents([event('a'), event('b', ['2XX', 'default'])])).toThrow(
    /^b differs from a/,
  );
});

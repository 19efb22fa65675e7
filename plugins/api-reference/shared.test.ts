import {markSharedErrors, splitEvents} from './shared';
import type {FieldData, OperationData} from './types';

describe('splitEvents', () => {
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

  test('describes what all events share once, and leaves each its data', () => {
    const {everyEvent, events} = splitEvents([event('a'), event('b')]);
    expect(idsOf(everyEvent!)).toEqual(['event-header-a', 'event-body-type']);
    expect(everyEvent?.groups[1]?.fields[0]?.values).toEqual(['a', 'b']);
    expect(everyEvent?.responses).toHaveLength(1);
    expect(events.map(idsOf)).toEqual([['a-body-data'], ['b-body-data']]);
    expect(events.flatMap(({responses}) => responses)).toEqual([]);
  });

  test('fails if an event expects another response than the others', () => {
    expect(() => splitEvents([event('a'), event('b', ['2XX', 'default'])])).toThrow(
      /^b differs from a/,
    );
  });
});

describe('markSharedErrors', () => {
  const operation = (...errors: [status: string, textHtml: string][]) =>
    ({
      errors: errors.map(([status, textHtml]) => ({status, textHtml, headers: []})),
    }) as unknown as OperationData;

  const sharedIn = (operations: OperationData[]) =>
    markSharedErrors(operations).map(({errors}) =>
      errors.filter(({isShared}) => isShared).map(({status}) => status),
    );

  test('marks an error that most operations describe in the same words', () => {
    const operations = [
      operation(['401', 'No key.'], ['404', 'No such lead.']),
      operation(['401', 'No key.'], ['404', 'No such campaign.']),
      operation(['401', 'Unknown client.']),
    ];
    expect(sharedIn(operations)).toEqual([['401'], ['401'], []]);
  });

  test("an error of the input is always the operation's own", () => {
    const operations = [operation(['422', 'Invalid.']), operation(['422', 'Invalid.'])];
    expect(sharedIn(operations)).toEqual([[], []]);
  });
});

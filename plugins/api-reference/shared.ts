import type {OperationData} from './types';

/** The start of the ids of what every event has. */
const PREFIX = 'event-';

const isOwn = ({name}: {readonly name: string}) => name === 'data';

/** Returns an event's groups with only the fields that pass, without empty groups. */
const groupsWith = (
  {groups}: OperationData,
  isKept: (field: {readonly name: string}) => boolean,
): OperationData['groups'] =>
  groups
    .map((group) => ({...group, fields: group.fields.filter(isKept)}))
    .filter(({fields}) => fields.length > 0);

/**
 * Returns the parts of an event that the others have, too, with ids that name no event.
 *
 * @param types of all events, which are the values of the field that has the event's own
 */
function sharedPart(event: OperationData, types: readonly string[]): OperationData {
  const {prefix, path, responses, headers} = event;
  const groups = groupsWith(event, (field) => !isOwn(field)).map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.values?.join() === path ? {...field, values: types} : field,
    ),
  }));
  const text = JSON.stringify({groups, responses, headers}).replaceAll(`"${prefix}`, `"${PREFIX}`);
  return {...event, ...(JSON.parse(text) as Partial<OperationData>), prefix: PREFIX};
}

/**
 * Takes what all events have in common out of them: the headers, the payload without its `data`, and your response.
 *
 * @throws if an event differs from the others in these
 */
export function splitEvents(events: readonly OperationData[]): {
  readonly everyEvent: OperationData | undefined;
  readonly events: readonly OperationData[];
} {
  const types = events.map(({path}) => path);
  const [everyEvent, ...others] = events.map((event) => sharedPart(event, types));
  const textOf = ({groups, responses, headers}: OperationData) =>
    JSON.stringify([groups, responses, headers]);
  for (const other of others) {
    if (everyEvent && textOf(other) !== textOf(everyEvent)) {
      throw new Error(
        `${other.path} differs from ${everyEvent.path} in its headers, its responses, or a field other than data.`,
      );
    }
  }
  return {
    everyEvent,
    events: events.map((event) => ({
      ...event,
      groups: groupsWith(event, isOwn),
      responses: [],
      headers: [],
    })),
  };
}

/** Errors that depend on what a request contains, so they're the operation's own even if they're described in the same words. */
const OF_THE_INPUT = ['400', '409', '422'];

/** Marks the errors that most operations describe in the same words: those of the key, the limits, and the service. */
export function markSharedErrors(operations: readonly OperationData[]): OperationData[] {
  const described = operations.flatMap(({errors}) =>
    errors.map(({status, textHtml}) => `${status} ${textHtml}`),
  );
  const isShared = (status: string, textHtml: string) =>
    !OF_THE_INPUT.includes(status) &&
    described.filter((each) => each === `${status} ${textHtml}`).length * 2 > operations.length;
  return operations.map((operation) => ({
    ...operation,
    errors: operation.errors.map((error) =>
      isShared(error.status, error.textHtml) ? {...error, isShared: true} : error,
    ),
  }));
}

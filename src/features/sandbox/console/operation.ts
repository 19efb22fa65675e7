import type {ContractOperation} from '@site/plugins/sandbox-seed';
import {bodyOf, fieldsOf} from './fields';
import {
  bodyTypes,
  type BodyType,
  type ConsoleOperation,
  type Field,
  type FieldExample,
  type FieldValue,
  type FieldValues,
} from './types';

/** The methods to choose from. Those that a path doesn't support return 405. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Prepares an operation for the console, with a set of values for each example of its body.
 *
 * Optional query parameters start empty: combined, their examples would match nothing. `Idempotency-Key` starts empty
 * too, because a second request with another body and the same key is refused.
 */
export function consoleOperation({
  path,
  method,
  items,
  operation,
}: ContractOperation): ConsoleOperation {
  const body = bodyOf(operation);
  const fields = [...requestFields(method.toUpperCase(), body?.type), ...fieldsOf(operation)];
  const bodies = Object.entries(body?.content.examples ?? {});
  const [first = plain(fields), ...others] = bodies.map(([name, {summary, value}]) => ({
    name,
    summary,
    values: exampleValues(fields, value),
  }));
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    ...(body && {bodyType: body.type}),
    scopes: operation.security.flatMap(({oauth2 = []}) => oauth2),
    ...(items && {items}),
    isFromClient: operation.security.some(({oauthClient}) => oauthClient),
    fields,
    examples: [first, ...others],
  };
}

/** The fields that let someone send a request that the API refuses: another method, or another content type. */
function requestFields(method: string, bodyType: BodyType | undefined): Field[] {
  const methodField: Field = {
    id: 'method',
    place: 'method',
    path: ['method'],
    label: 'Method',
    description: 'A method that the path doesn’t support returns 405.',
    isRequired: true,
    control: {kind: 'select', options: METHODS},
    example: method,
  };
  if (bodyType === undefined) return [methodField];
  return [
    methodField,
    {
      id: 'header.Content-Type',
      place: 'header',
      path: ['Content-Type'],
      label: 'Content-Type',
      description: `Anything but ${bodyType} returns 400.`,
      isRequired: true,
      control: {kind: 'select', options: [...bodyTypes, 'text/plain']},
      example: bodyType,
    },
  ];
}

const plain = (fields: readonly Field[]): FieldExample => ({
  name: 'plain',
  summary: 'Without filters',
  values: exampleValues(fields, {}),
});

/** The values for a body. Required parameters get their examples. */
export function exampleValues(fields: readonly Field[], body: unknown): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const isGiven = field.place !== 'body' && field.isRequired;
      const value = field.place === 'body' ? valueAt(body, field.path) : undefined;
      return [field.id, isGiven ? (field.example ?? '') : fieldValue(field, value)];
    }),
  );
}

/** The value of a field that's left out. */
export function emptyValue({control}: Field): FieldValue {
  if (control.kind === 'checkbox') return false;
  return control.kind === 'list' ? [] : '';
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

function fieldValue(field: Field, value: unknown): FieldValue {
  if (value === undefined || value === null) return emptyValue(field);
  const {kind} = field.control;
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'checkbox') return value === true;
  if (kind === 'list') return Array.isArray(value) ? value.map(String) : [];
  return typeof value === 'string' ? value : JSON.stringify(value);
}

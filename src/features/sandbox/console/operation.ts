import type {ContractOperation} from '@site/plugins/sandbox-seed';
import {fieldsOf} from './fields';
import type {ConsoleOperation, Field, FieldExample, FieldValue, FieldValues} from './types';

/**
 * Prepares an operation for the console, with a set of values for each example of its body.
 *
 * Optional query parameters start empty: combined, their examples would match nothing. `Idempotency-Key` starts empty
 * too, because a second request with another body and the same key is refused.
 */
export function consoleOperation({path, method, operation}: ContractOperation): ConsoleOperation {
  const fields = fieldsOf(operation);
  const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
  const [first = plain(fields), ...others] = bodies.map(([name, {summary, value}]) => ({
    name,
    summary,
    values: exampleValues(fields, value),
  }));
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    hasBody: operation.requestBody !== undefined,
    fields,
    examples: [first, ...others],
  };
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

import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type {Schema} from '../../plugins/lib/api-contract/types';
import {oncePerWorker} from './oncePerWorker';

const {ajv, compiled} = oncePerWorker('schemas', () => ({
  ajv: addFormats(
    new Ajv2020({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      // `then: {required: [code]}` requires what the schema around it defines.
      strictRequired: false,
      strictTypes: false,
      keywords: ['x-message', 'x-resource', 'x-extensible-enum'],
    }),
  ),
  compiled: new WeakMap<Schema, ValidateFunction>(),
}));

/**
 * Returns a line for each way in which a value doesn't match its schema. Unknown fields are errors too: clients must
 * ignore them, but our own examples and responses have none.
 */
export function problemsOf(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(closed(schema) as object);
  compiled.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(
    ({instancePath, message, params}) =>
      `${instancePath || 'the value'} ${message} ${JSON.stringify(params)}`,
  );
}

function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)] as const);
  const isObject = 'properties' in schema && 'type' in schema;
  return Object.fromEntries(
    isObject ? [...entries, ['unevaluatedProperties', false] as const] : entries,
  );
}

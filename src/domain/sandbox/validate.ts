import type {DefinedError} from 'ajv';

import type {BodyError, FieldError, FieldErrorCode, Validate} from './types';

interface Parameters {
  readonly query: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
}

/** Checks a request's query and headers, and returns the query with integers as numbers. */
export function readParameters(
  validate: Validate,
  {query: texts, header}: Parameters,
): {readonly query: object; readonly errors: readonly FieldError[]} {
  const query: Record<string, unknown> = {...texts};
  validate({query: {...texts}, header});
  for (const {keyword, params, instancePath} of validate.errors ?? []) {
    const name = instancePath.replace('/query/', '');
    const text = texts[name] ?? '';
    const isInteger = keyword === 'type' && params.type === 'integer' && /^-?\d{1,15}$/.test(text);
    if (isInteger) query[name] = Number(text);
  }
  const errors = errorsOf(validate, {query, header}, 'parameter').map(({pointer, ...error}) => {
    const [, place, name = ''] = pointer.split('/').map(unescape);
    return place === 'query'
      ? {parameter: name, ...error}
      : {header: 'Idempotency-Key' as const, ...error};
  });
  return {query, errors};
}

export function bodyErrors(validate: Validate, body: unknown): BodyError[] {
  return errorsOf(validate, body, 'field');
}

/** The first error of each field. */
function errorsOf(validate: Validate, value: unknown, noun: Noun): BodyError[] {
  if (validate(value)) return [];
  const errors = new Map<string, BodyError>();
  for (const error of validate.errors ?? []) {
    const pointer = pointerOf(error);
    if (errors.has(pointer)) continue;
    const {keyword, parentSchema} = error;
    errors.set(pointer, {pointer, ...violation(keyword, parentSchema as MessageSchema, noun)});
  }
  return Array.from(errors.values());
}

type Noun = 'field' | 'parameter';

/** By keyword of the schema that a value violates. */
const codes: Readonly<Record<string, FieldErrorCode>> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  uniqueItems: 'duplicate',
  type: 'invalid_type',
  enum: 'invalid_value',
  pattern: 'invalid_format',
  format: 'invalid_format',
  minLength: 'invalid_length',
  maxLength: 'invalid_length',
  minItems: 'invalid_length',
  maxItems: 'invalid_length',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
};

/** The error for a value that violates a keyword of its schema. */
export function violation(
  keyword: string,
  schema: MessageSchema,
  noun: Noun,
): Pick<FieldError, 'code' | 'message'> {
  return {code: codes[keyword] ?? 'invalid_value', message: messageOf(keyword, schema, noun)};
}

/** A JSON pointer (RFC 6901) to the field that's missing, unknown, repeated, or invalid. */
function pointerOf({instancePath, keyword, params}: DefinedError): string {
  switch (keyword) {
    case 'required':
      return `${instancePath}/${escape(params.missingProperty)}`;
    case 'additionalProperties':
      return `${instancePath}/${escape(params.additionalProperty)}`;
    case 'uniqueItems':
      return `${instancePath}/${Math.max(params.i, params.j)}`;
    default:
      return instancePath;
  }
}

function messageOf(keyword: string, schema: MessageSchema, noun: Noun): string {
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return `Unknown ${noun}.`;
    case 'uniqueItems':
      return 'Already in the list.';
    default:
      return expectedBy(schema);
  }
}

/** The keywords that messages are built from. */
interface MessageSchema {
  readonly 'x-message'?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const formatMessages: Readonly<Record<string, string | undefined>> = {
  date: 'Must be a date such as 2026-11-16.',
  'date-time': 'Must be a time such as 2027-01-11T08:00:00Z.',
  email: 'Must be an email address.',
};

function expectedBy(schema: MessageSchema): string {
  if (schema['x-message']) return schema['x-message'];
  if (schema.enum) return `Must be one of ${schema.enum.join(', ')}.`;
  const ofFormat = formatMessages[schema.format ?? ''];
  if (ofFormat) return ofFormat;
  switch ([schema.type].flat()[0]) {
    case 'integer':
      return `Must be a whole number from ${schema.minimum} to ${schema.maximum}.`;
    case 'array':
      return `Must be a list of ${schema.minItems} to ${schema.maxItems} items.`;
    case 'object':
      return 'Must be a JSON object.';
    default:
      return `Must be a string of ${schema.minLength} to ${schema.maxLength?.toLocaleString('en')} characters.`;
  }
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

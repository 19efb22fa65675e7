import type {DefinedError} from 'ajv';

import type {BodyError, FieldError, Validate} from './types';

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
    const isInteger = keyword === 'type' && params.type === 'integer' && /^\d{1,9}$/.test(text);
    if (isInteger) query[name] = Number(text);
  }
  const errors = errorsOf(validate, {query, header}, 'parameter').map(([pointer, message]) => {
    const [, place, name = ''] = pointer.split('/').map(unescape);
    return place === 'query'
      ? {parameter: name, message}
      : {header: 'Idempotency-Key' as const, message};
  });
  return {query, errors};
}

export function bodyErrors(validate: Validate, body: unknown): BodyError[] {
  return errorsOf(validate, body, 'field').map(([pointer, message]) => ({pointer, message}));
}

/** The first error of each field. */
function errorsOf(validate: Validate, value: unknown, noun: string): [string, string][] {
  if (validate(value)) return [];
  const messages = new Map<string, string>();
  for (const error of validate.errors ?? []) {
    const pointer = pointerOf(error);
    if (!messages.has(pointer)) messages.set(pointer, messageOf(error, noun));
  }
  return Array.from(messages);
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

function messageOf({keyword, parentSchema}: DefinedError, noun: string): string {
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return `Unknown ${noun}.`;
    case 'uniqueItems':
      return 'Already in the list.';
    default:
      return expectedBy(parentSchema as MessageSchema);
  }
}

/** The keywords that messages are built from. */
interface MessageSchema {
  readonly 'x-message'?: string;
  readonly type: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: keyof typeof formatMessages;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const formatMessages = {
  date: 'Must be a date such as 2026-11-16.',
  'date-time': 'Must be a time such as 2027-01-11T08:00:00Z.',
  email: 'Must be an email address.',
};

function expectedBy(schema: MessageSchema): string {
  if (schema['x-message']) return schema['x-message'];
  if (schema.enum) return `Must be one of ${schema.enum.join(', ')}.`;
  if (schema.format) return formatMessages[schema.format];
  switch ([schema.type].flat()[0]) {
    case 'integer':
      return `Must be a whole number from ${schema.minimum} to ${schema.maximum}.`;
    case 'array':
      return `Must be a list of ${schema.minItems} to ${schema.maxItems} items.`;
    case 'object':
      return 'Must be a JSON object.';
    default:
      return `Must be ${schema.minLength} to ${schema.maxLength?.toLocaleString('en')} characters.`;
  }
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

import {unknownResource} from '../../../src/domain/sandbox/responses';
import type {BodyError, FieldError} from '../../../src/domain/sandbox/types';
import {violation} from '../../../src/domain/sandbox/validate';
import type {Parameter, Schema} from './types';

/** The keywords that example errors violate, the most telling first. */
const KEYWORDS = ['pattern', 'maximum', 'enum', 'format', 'maxLength'] as const;
type Keyword = (typeof KEYWORDS)[number];

/** A value and the keyword of its schema that an example error violates. */
interface Value {
  readonly pointer: string;
  readonly keyword: Keyword;
  readonly schema: Schema;
}

/** Lists show at most this many errors. */
const SEVERAL = 3;

/**
 * Example errors for a body: one field with the wrong format, and several fields that are missing, unknown to the
 * account, or invalid. Undefined for a body that can't have them.
 */
export function fieldErrors(
  body: Schema,
): Readonly<Record<'invalidField' | 'severalFields', readonly BodyError[] | undefined>> {
  const values = valuesOf(body);
  const one = mostTelling(values);
  const [missing] = body.required ?? [];
  const others = values.filter(({pointer}) => fieldOf(pointer) !== missing);
  const reference = others.find(({schema}) => schema['x-resource'] !== undefined);
  const rest = others
    .filter(({pointer}) => !reference || fieldOf(pointer) !== fieldOf(reference.pointer))
    .sort((a, b) => depthOf(b.pointer) - depthOf(a.pointer));
  const several: BodyError[] = [
    ...(missing === undefined
      ? []
      : [{pointer: `/${missing}`, ...violation('required', {}, 'field')}]),
    ...(reference ? [unknownReference(reference)] : []),
    ...firstOfEachField(rest).map(errorOf),
  ].slice(0, SEVERAL);
  return {
    invalidField: one && [errorOf(one)],
    severalFields: several.length > 1 ? inOrder(several, missing, body) : undefined,
  };
}

/** Example errors for a query, or for the headers of a request that has nothing else to get wrong. */
export function parameterErrors(
  parameters: readonly Parameter[],
  hasBody: boolean,
): Readonly<Record<string, readonly FieldError[] | undefined>> {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const filters = query.filter(({name}) => name !== 'cursor');
  const one = mostTelling(filters.flatMap(({name, schema}) => valueOf(name, schema)));
  const cursor = query.find(({name}) => name === 'cursor')?.schema;
  const header = hasBody ? undefined : parameters.find((parameter) => parameter.in === 'header');
  return {
    invalidParameter: one && [
      {parameter: one.pointer, ...violation(one.keyword, one.schema, 'parameter')},
    ],
    invalidCursor: cursor && [
      {parameter: 'cursor', code: 'invalid_cursor', message: cursor['x-message'] ?? ''},
    ],
    unknownParameter:
      query.length > 0
        ? undefined
        : [{parameter: 'expand', ...violation('additionalProperties', {}, 'parameter')}],
    invalidHeader: header && [
      {header: 'Idempotency-Key', ...violation('pattern', header.schema, 'parameter')},
    ],
  };
}

/** An id in the right format that doesn't exist. Other values stay as they are. */
export const unknownId = (example: unknown): string =>
  String(example).replace(/(?<=^[a-z]+_)[0-9a-z]+$/, (id) => '0'.repeat(id.length));

/** The values of a body, with those of the first item of each list. */
function valuesOf({properties = {}}: Schema, at = ''): Value[] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'cursor')
    .flatMap(([name, field]) => {
      const {items} = field;
      if (items?.properties) return valuesOf(items, `${at}/${name}/0`);
      return items ? valueOf(`${at}/${name}/0`, items) : valueOf(`${at}/${name}`, field);
    });
}

function valueOf(pointer: string, schema: Schema): Value[] {
  const keyword = KEYWORDS.find((each) => schema[each] !== undefined);
  return keyword ? [{pointer, keyword, schema}] : [];
}

const mostTelling = (values: readonly Value[]): Value | undefined =>
  KEYWORDS.flatMap((keyword) => values.filter((value) => value.keyword === keyword))[0];

const errorOf = ({pointer, keyword, schema}: Value): BodyError => ({
  pointer,
  ...violation(keyword, schema, 'field'),
});

/** Of a list, the second id is unknown, to show that the pointer has its position. */
function unknownReference({pointer, schema}: Value): BodyError {
  const {'x-resource': resource = '', examples: [example] = []} = schema;
  return unknownResource(pointer.replace(/0$/, '1'), resource, unknownId(example));
}

function firstOfEachField(values: readonly Value[]): Value[] {
  const fields = new Set<string>();
  return values.filter(({pointer}) => {
    const isNew = !fields.has(fieldOf(pointer));
    fields.add(fieldOf(pointer));
    return isNew;
  });
}

/** The sandbox reports missing fields first, the others in the order of the body. */
function inOrder(
  errors: readonly BodyError[],
  missing: string | undefined,
  {properties = {}}: Schema,
): BodyError[] {
  const names = Object.keys(properties).filter((name) => name !== missing);
  const positionOf = ({pointer}: BodyError) => names.indexOf(fieldOf(pointer));
  return [...errors].sort((a, b) => positionOf(a) - positionOf(b));
}

/** The top-level field of a pointer. */
const fieldOf = (pointer: string) => pointer.split('/')[1] ?? '';

const depthOf = (pointer: string) => pointer.split('/').length;

import {isIdempotencyKey} from '../../src/lib/samples/request';
import type {ApiHeader, Parameter, Schema} from '../lib/api-contract/types';
import type {FieldData} from './types';

/** Turns Markdown into HTML. Passed in, so that tests don't need a parser. */
export type ToHtml = (markdown: string) => string;

/** Merges the parts of `allOf` into one object. */
function merged({allOf, ...own}: Schema): Schema {
  return (allOf ?? []).map(merged).reduce<Schema>(
    (all, part) => ({
      ...part,
      ...all,
      properties: {...part.properties, ...all.properties},
      required: [...(part.required ?? []), ...(all.required ?? [])],
    }),
    own,
  );
}

/** The object that has a field's own fields: the field itself, or the items of its list. */
const objectOf = (schema: Schema): Schema => merged(schema.items ?? schema);

/**
 * The fields of an object, or of the objects in a list, with their own fields.
 *
 * @param at the start of their ids: `body`, `200-data`
 */
export function fieldsOf(schema: Schema, at: string, toHtml: ToHtml): FieldData[] {
  const {properties = {}, required = []} = objectOf(schema);
  return Object.entries(properties).map(([name, field]) =>
    fieldOf(field, {id: `${at}-${name}`, name, isRequired: required.includes(name)}, toHtml),
  );
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly isRequired: boolean;
}

function fieldOf(schema: Schema, {id, name, isRequired}: Place, toHtml: ToHtml): FieldData {
  const own = merged(schema);
  // A list of strings shows the rules of its items.
  const value = own.items && !own.items.properties ? own.items : own;
  const fields = fieldsOf(own, id, toHtml);
  const rules = [...ruleWords(own), ...(value === own ? [] : ruleWords(value).map(eachItem))];
  const {'x-extensible-enum': known} = value;
  const only = value.const === undefined ? (value.enum ?? known) : [value.const];
  // One of the listed values is no better an example than the others, and neither is the default.
  const given = own.examples?.[0];
  const example = only || given === own.default ? undefined : given;
  return {
    id,
    name,
    type: typeWords(own),
    ...(isRequired && {isRequired: true}),
    ...(own.description && {textHtml: toHtml(own.description)}),
    ...(rules.length > 0 && {rules}),
    ...(value.pattern && {pattern: value.pattern}),
    ...(only && {values: only.map(valueText)}),
    ...(known && {isExtensible: true}),
    ...(own.default !== undefined && {fallback: valueText(own.default)}),
    ...(example !== undefined && fields.length === 0 && {example: valueText(example)}),
    ...(fields.length > 0 && {fields}),
  };
}

const eachItem = (rule: string) => `each ${rule}`;

/** The parameters of one place, as fields. */
export function parameterFields(
  parameters: readonly Parameter[],
  at: string,
  toHtml: ToHtml,
): FieldData[] {
  return parameters.map(({name, description, required, schema, example}) => {
    // Readers who copy the same key get the response of whoever sent it first.
    const isShown = example !== undefined && !isIdempotencyKey(name);
    return fieldOf(
      {...schema, description, ...(isShown && {examples: [example]})},
      {id: `${at}-${name.toLowerCase()}`, name, isRequired: required === true},
      toHtml,
    );
  });
}

/** The response headers, as fields. A required header is in every such response. */
export function headerFields(
  headers: Readonly<Record<string, ApiHeader>>,
  at: string,
  toHtml: ToHtml,
): FieldData[] {
  const parameters = Object.entries(headers).map(([name, header]) => ({
    ...header,
    name,
    in: 'header' as const,
  }));
  return parameterFields(parameters, at, toHtml);
}

const number = (value: number) => value.toLocaleString('en-US');

const plural = (count: number, unit: string) => (count === 1 ? unit : `${unit}s`);

/** `1 to 80 characters`, `at most 254 characters`, `at least 1 item`, `0 to 100`. */
function range(min: number | undefined, max: number | undefined, unit = ''): string[] {
  const with_ = (count: number) => (unit ? ` ${plural(count, unit)}` : '');
  if (min !== undefined && max !== undefined) {
    const span = min === max ? number(max) : `${number(min)} to ${number(max)}`;
    return [span + with_(max)];
  }
  if (max !== undefined) return [`at most ${number(max)}${with_(max)}`];
  return min === undefined ? [] : [`at least ${number(min)}${with_(min)}`];
}

/** A JSON value as code, with strings unquoted because the type is shown next to them. */
const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The type in words: `string (date-time)`, `integer or null`, `array of objects`. */
export function typeWords({type, format, items}: Schema): string {
  const names = [type ?? []].flat().map((name) => {
    if (name !== 'array') return name;
    return items ? `array of ${pluralType(items)}` : 'array';
  });
  const [first = 'any', ...others] = names;
  // The size of an integer follows from its range, which is shown next to it.
  const shown = format === 'int32' ? undefined : format;
  return [shown ? `${first} (${shown})` : first, ...others].join(' or ');
}

const pluralType = (items: Schema) =>
  typeWords(items)
    .split(' or ')
    .map((name) => (name === 'null' ? name : name.replace(/^(\w+)/, '$1s')))
    .join(' or ');

/** A value with the maximum of its format has no limit of its own. The contract's linter requires a maximum. */
const INT32_MAX = 2 ** 31 - 1;

/** The limits of a value in words, other than its type, pattern, and allowed values. */
export function ruleWords(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems} = schema;
  return [
    ...range(minLength, maxLength, 'character'),
    ...range(minimum, maximum === INT32_MAX ? undefined : maximum),
    ...range(minItems, maxItems, 'item'),
    ...(uniqueItems ? ['no duplicates'] : []),
  ];
}

import type {ApiHeader, Parameter, Schema} from '../lib/api-contract/types';
import type {FieldData} from './types';

/** Turns Markdown into HTML; passed in, so that tests need no parser. */
export type ToHtml = (markdown: string) => string;

/** `allOf` is one object with all that its parts say. */
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

/** The object whose fields stand below a field: itself, or what its list holds. */
const objectOf = (schema: Schema): Schema => merged(schema.items ?? schema);

/**
 * The fields of an object, or of the objects of a list, with theirs below them.
 *
 * @param at what their ids begin with: `body`, `200-data`
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
  // What holds for each item of a list of texts is said of the list.
  const value = own.items && !own.items.properties ? own.items : own;
  const fields = fieldsOf(own, id, toHtml);
  const note = togetherNote(objectOf(own));
  const rules = [...ruleWords(own), ...(value === own ? [] : ruleWords(value).map(eachItem))];
  const only = value.const === undefined ? value.enum : [value.const];
  const example = only?.length === 1 ? undefined : own.examples?.[0];
  return {
    id,
    name,
    type: typeWords(own),
    ...(isRequired && {isRequired: true}),
    ...(own.description && {textHtml: toHtml(own.description)}),
    ...(rules.length > 0 && {rules}),
    ...(value.pattern && {pattern: value.pattern}),
    ...(only && {values: only.map(valueText)}),
    ...(own.default !== undefined && {fallback: valueText(own.default)}),
    ...(example !== undefined && fields.length === 0 && {example: valueText(example)}),
    ...(fields.length > 0 && {fields}),
    ...(note && {noteHtml: toHtml(note)}),
  };
}

const eachItem = (rule: string) => `each ${rule}`;

/** What `oneOf` says of fields of which one has to be there. */
function togetherNote({oneOf = []}: Schema): string | undefined {
  const names = oneOf.flatMap(({required = []}) => required).map((name) => `\`${name}\``);
  return names.length > 0 ? `Has exactly one of ${names.join(', ')}.` : undefined;
}

/** Parameters of one place, as fields. */
export function parameterFields(
  parameters: readonly Parameter[],
  at: string,
  toHtml: ToHtml,
): FieldData[] {
  return parameters.map(({name, description, required, schema, example}) =>
    fieldOf(
      {...schema, description, ...(example !== undefined && {examples: [example]})},
      {id: `${at}-${name.toLowerCase()}`, name, isRequired: required === true},
      toHtml,
    ),
  );
}

/** The headers of answers, as fields. `isRequired` says that every such answer has it. */
export function headerFields(
  headers: Readonly<Record<string, ApiHeader>>,
  at: string,
  toHtml: ToHtml,
): FieldData[] {
  return Object.entries(headers).map(([name, {description, required, schema}]) =>
    fieldOf(
      {...schema, description},
      {id: `${at}-${name.toLowerCase()}`, name, isRequired: required === true},
      toHtml,
    ),
  );
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

/** A JSON value as it is written in code; a text without quotes, which its type already says. */
const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The type in words: `string (date-time)`, `integer or null`, `array of objects`. */
export function typeWords({type, format, items}: Schema): string {
  const names = [type ?? []].flat().map((name) => {
    if (name !== 'array') return name;
    return items ? `array of ${pluralType(items)}` : 'array';
  });
  const [first = 'any', ...others] = names;
  return [format ? `${first} (${format})` : first, ...others].join(' or ');
}

const pluralType = (items: Schema) =>
  typeWords(items)
    .split(' or ')
    .map((name) => (name === 'null' ? name : name.replace(/^(\w+)/, '$1s')))
    .join(' or ');

/** What a value has to keep to, other than its type, its pattern and its only values. */
export function ruleWords(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems} = schema;
  return [
    ...range(minLength, maxLength, 'character'),
    ...range(minimum, maximum),
    ...range(minItems, maxItems, 'item'),
    ...(uniqueItems ? ['no item twice'] : []),
  ];
}

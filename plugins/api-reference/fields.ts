import type {ApiHeader, Parameter, Schema} from '../lib/api-contract/types';
import type {FieldData} from './types';
import {ruleWords, typeWords, valueText} from './words';

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

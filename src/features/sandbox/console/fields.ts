import type {Operation, Schema} from '@site/plugins/lib/api-contract/types';
import {withCommas} from '@site/src/data/written';
import {capital} from '@site/src/lib/text';
import {bodyTypes, type Control, type Field} from './types';

/** Strings that can be longer than this get a text area. */
const LONG_TEXT = 250;

/**
 * The form fields of an operation: parameters and properties of the body, in the order of the
 * contract. Objects in the body are flattened into their properties. Lists of anything but strings are edited as JSON.
 */
export function fieldsOf(operation: Pick<Operation, 'parameters' | 'requestBody'>): Field[] {
  const {parameters = []} = operation;
  const own = parameters.map((parameter): Field => {
    const {name, in: place, schema, required = false, description} = parameter;
    const example = parameter.example ?? schema.examples?.[0];
    const control = controlOf(schema);
    return {
      id: `${place}.${name}`,
      place,
      path: [name],
      label: name,
      description,
      isRequired: required,
      // Parameters are strings, so they can't hold lists or objects.
      control: control.kind === 'list' || control.kind === 'json' ? shortText : control,
      ...textsOf(schema.default, example),
    };
  });
  const body = bodyOf(operation);
  return body ? [...own, ...bodyFields(body.content.schema, [], true)] : own;
}

/** The body of an operation, with its media type. */
export function bodyOf({requestBody}: Pick<Operation, 'requestBody'>) {
  const type = bodyTypes.find((each) => requestBody && each in requestBody.content);
  const content = type && requestBody?.content[type];
  return content && {type, content};
}

const shortText: Control = {kind: 'text', isLong: false};

function bodyFields(object: Schema, path: readonly string[], isRequired: boolean): Field[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, schema]) => {
    const at = [...path, name];
    const needed = isRequired && (object.required ?? []).includes(name);
    if (isFlat(schema)) return bodyFields(schema, at, needed);
    return [
      {
        id: `body.${at.join('.')}`,
        place: 'body' as const,
        path: at,
        label: at.join('.'),
        description: schema.description ?? '',
        isRequired: needed,
        control: controlOf(schema),
        ...textsOf(schema.default, schema.examples?.[0]),
      },
    ];
  });
}

/** Whether an object can be flattened into its properties. */
function isFlat(schema: Schema): boolean {
  return schema.type === 'object' && schema.properties !== undefined && !isComposed(schema);
}

const isComposed = ({allOf, oneOf}: Schema) => allOf !== undefined || oneOf !== undefined;

/** The control for a value. `null` has none, because leaving a field out means the same. */
export function controlOf(schema: Schema): Control {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const [type] = types;
  if (types.length !== 1 || isComposed(schema)) return {kind: 'json'};
  if (schema.enum) {
    const options = textOptions(schema.enum);
    return options ? {kind: 'select', options} : {kind: 'json'};
  }
  switch (type) {
    case 'string':
      return textControl(schema);
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isWhole: type === 'integer',
        ...defined({minimum: schema.minimum, maximum: schema.maximum}),
      };
    case 'boolean':
      return {kind: 'checkbox'};
    case 'array':
      return listControl(schema);
    default:
      return {kind: 'json'};
  }
}

function textControl({minLength, maxLength, format, pattern}: Schema): Control {
  const isProse = format === undefined && pattern === undefined;
  const isLong = isProse && maxLength !== undefined && maxLength > LONG_TEXT;
  return {kind: 'text', isLong, ...defined({minLength, maxLength})};
}

function listControl({items, minItems, maxItems}: Schema): Control {
  const item = items && controlOf(items);
  if (item?.kind !== 'text' && item?.kind !== 'select') return {kind: 'json'};
  const options = item.kind === 'select' ? item.options : undefined;
  return {kind: 'list', ...defined({options, minItems, maxItems})};
}

function textOptions(values: readonly unknown[]): readonly string[] | undefined {
  const present = values.filter((value) => value !== null);
  return present.every((value) => typeof value === 'string') ? present : undefined;
}

function textsOf(fallback: unknown, example: unknown): Pick<Field, 'fallback' | 'example'> {
  return defined({fallback: shown(fallback), example: shown(example)});
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Removes the fields that are undefined. */
function defined<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields;
}

/**
 * The limits of a value, for the hint below its field: `1 to 64 characters.` Empty if the contract sets none, and for
 * choices, which are visible anyway.
 */
export function limitsOf(control: Control): string {
  switch (control.kind) {
    case 'text':
      return sentence(span(control.minLength, control.maxLength, 'character'));
    case 'number':
      return sentence(control.isWhole && 'whole numbers', span(control.minimum, control.maximum));
    case 'list':
      return control.options ? '' : sentence(span(control.minItems, control.maxItems, 'item'));
    case 'select':
    case 'checkbox':
    case 'json':
      return '';
  }
}

/** `1 to 64 characters`, `at most 1,000 items`, `at least 1`. */
function span(least: number | undefined, most: number | undefined, unit?: string): string {
  const last = most ?? least;
  if (last === undefined) return '';
  const start =
    most === undefined
      ? 'at least '
      : least === undefined
        ? 'at most '
        : `${withCommas(least)} to `;
  const ending = unit === undefined ? '' : ` ${unit}${last === 1 ? '' : 's'}`;
  return `${start}${withCommas(last)}${ending}`;
}

const sentence = (...parts: readonly (string | false)[]) => {
  const text = parts.filter(Boolean).join(', ');
  return text && `${capital(text)}.`;
};

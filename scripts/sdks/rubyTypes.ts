import {snakeCase} from '../../src/lib/text';
import {pascalCase} from './docText';
import type {SdkField, SdkModel, SdkOperation, SdkType, SdkTypeRef} from './types';

/** A class to write: a named type, or an object inside one. */
export interface ClassParts {
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly SdkField[];
  /** The field of a page that lists its items. */
  readonly items: string | undefined;
}

/** The names that a type refers to. */
function namesIn(type: SdkTypeRef): string[] {
  switch (type.kind) {
    case 'named':
      return [type.name];
    case 'array':
      return namesIn(type.items);
    case 'map':
      return namesIn(type.values);
    case 'object':
      return type.fields.flatMap((field) => namesIn(field.type));
    default:
      return [];
  }
}

/**
 * The classes of responses and events, each after those that it refers to, because Ruby runs a class's body from top
 * to bottom. Objects in requests are hashes.
 */
export function classesOf({operations, events, types}: SdkModel): readonly ClassParts[] {
  const classes = new Map<string, ClassParts>();
  const add = (name: string): void => {
    const type = types.find((each) => each.name === name);
    if (!type || type.shape.kind !== 'object' || classes.has(name)) return;
    namesIn(type.shape).forEach(add);
    const page = operations.find(
      ({response}) => response.type?.kind === 'named' && response.type.name === name,
    )?.page;
    classes.set(name, {name, doc: type.doc, fields: type.shape.fields, items: page?.items});
  };
  const isReceived = new Set([
    ...operations.flatMap(({response}) => (response.type ? namesIn(response.type) : [])),
    ...events.map(({typeName}) => typeName),
  ]);
  isReceived.forEach(add);
  const known = events.flatMap(({typeName}) => classes.get(typeName) ?? []);
  return [...classes.values(), ...(known.length > 0 ? [anyEvent(known)] : [])];
}

/** The class of an event whose type is newer than the SDK: what all events have in common. */
function anyEvent(events: readonly ClassParts[]): ClassParts {
  const isShared = ({name}: SdkField) =>
    events.every(({fields}) => fields.some((field) => field.name === name));
  const fields = (events[0]?.fields ?? []).filter(isShared).map((field) =>
    innerClass(field) || field.type.kind === 'named'
      ? {
          ...field,
          type: {kind: 'map', values: {kind: 'unknown'}} as const,
          doc: 'Fields that depend on the type.',
        }
      : field,
  );
  const doc = "An event of a type that this version of the library doesn't know.";
  return {name: 'Event', doc, fields, items: undefined};
}

/** The class of a field that's an object without a name, or a list of them. */
export function innerClass({name, type, doc}: SdkField): ClassParts | null {
  const object = type.kind === 'array' ? type.items : type;
  if (object.kind !== 'object') return null;
  const suffix = type.kind === 'array' ? 'Item' : '';
  return {name: `${pascalCase(name)}${suffix}`, doc, fields: object.fields, items: undefined};
}

/** The class of an object with a name. Named strings have none. */
export function className(type: SdkTypeRef | null, {types}: SdkModel): string | undefined {
  if (type?.kind !== 'named') return undefined;
  return shapeOf(type, types)?.kind === 'object' ? type.name : undefined;
}

/** The shape that a name stands for. */
export const shapeOf = ({name}: {readonly name: string}, types: readonly SdkType[]) =>
  types.find((each) => each.name === name)?.shape;

/** How comments and signatures write types. */
export interface Notation {
  readonly boolean: string;
  readonly unknown: string;
  readonly hash: string;
  readonly list: (item: string) => string;
  readonly anyOf: (types: readonly string[]) => string;
  readonly orNil: (type: string) => string;
}

const rbs: Notation = {
  boolean: 'bool',
  unknown: 'untyped',
  hash: 'Hash[Symbol, untyped]',
  list: (item) => `Array[${item}]`,
  anyOf: (types) => `(${types.join(' | ')})`,
  orNil: (type) => (type === 'untyped' ? type : `${type}?`),
};

/** The type of a field of a response. */
export function fieldType(field: SdkField, model: SdkModel, notation: Notation): string {
  const inner = innerClass(field)?.name;
  const own = inner && (field.type.kind === 'array' ? notation.list(inner) : inner);
  const type = own ?? received(field.type, model, notation);
  return field.type.isNullable || !field.isRequired ? notation.orNil(type) : type;
}

/** A type in a response. */
function received(type: SdkTypeRef, model: SdkModel, notation: Notation): string {
  switch (type.kind) {
    case 'integer':
      return 'Integer';
    case 'number':
      return 'Numeric';
    case 'boolean':
      return notation.boolean;
    case 'string':
      return 'String';
    case 'array':
      return notation.list(received(type.items, model, notation));
    case 'named':
      return className(type, model) ?? 'String';
    case 'map':
    case 'object':
      return 'Resource';
    case 'unknown':
      return notation.unknown;
  }
}

/** A type that a method takes: objects are hashes, and a time can be a Time. */
export function sent(type: SdkTypeRef, model: SdkModel, notation: Notation): string {
  if (type.kind === 'array') return notation.list(sent(type.items, model, notation));
  if (type.kind === 'string' && type.format === 'date-time') {
    return notation.anyOf(['Time', 'String']);
  }
  if (type.kind === 'string' && type.format === 'date') return notation.anyOf(['Date', 'String']);
  const isHash = type.kind === 'object' || type.kind === 'map' || className(type, model);
  return isHash ? notation.hash : received(type, model, notation);
}

export type Lines = readonly string[];

export const indented = (lines: Lines) => lines.map((line) => line && `  ${line}`);

/** The classes of the types in RBS. */
export function typeSignatures(model: SdkModel): Lines {
  return classesOf(model).flatMap((parts) => classSignature(parts, model));
}

function classSignature({name, fields, items}: ClassParts, model: SdkModel): Lines {
  const inner = fields.flatMap((field) => innerClass(field) ?? []);
  const list = fields.find((field) => field.name === items);
  return [
    `class ${name} < ${items ? 'Page' : 'Resource'}`,
    ...indented([
      ...inner.flatMap((each) => classSignature(each, model)),
      ...fields.map((field) => `def ${field.name}: () -> ${fieldType(field, model, rbs)}`),
      ...(list ? pagingSignature(list.type, model) : []),
    ]),
    'end',
  ];
}

function pagingSignature(type: SdkTypeRef, model: SdkModel): Lines {
  const item = type.kind === 'array' ? received(type.items, model, rbs) : 'untyped';
  return [
    'def next_page: () -> instance?',
    `def auto_paging_each: () { (${item}) -> void } -> void`,
    `                    | () -> Enumerator[${item}, void]`,
  ];
}

/** The operations' methods in RBS. */
export function methodSignature(operation: SdkOperation, model: SdkModel): string {
  const params = operation.params.map(({name, type, isRequired}) => {
    const code = sent(type, model, rbs);
    return isRequired ? `${name}: ${code}` : `?${name}: ${rbs.orNil(code)}`;
  });
  const all = [...params, '?request_options: Hash[Symbol, untyped]'].join(', ');
  return `def ${snakeCase(operation.id)}: (${all}) -> ${className(operation.response.type, model) ?? 'Resource'}`;
}

import {snakeCase} from './docText';
import {className, classesOf, innerClass, type ClassParts} from './rubyClasses';
import type {SdkField, SdkModel, SdkOperation, SdkTypeRef} from './types';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const orNil = (code: string) => (code === 'untyped' ? code : `${code}?`);

/** The classes of the types in RBS. */
export function typeSignatures(model: SdkModel): readonly string[] {
  return classesOf(model).flatMap((parts) => classSignature(parts, model));
}

function classSignature({name, fields, items}: ClassParts, model: SdkModel): readonly string[] {
  const inner = fields.flatMap((field) => innerClass(field) ?? []);
  const list = fields.find((field) => field.name === items);
  return [
    `class ${name} < ${items ? 'Page' : 'Resource'}`,
    ...indented([
      ...inner.flatMap((each) => classSignature(each, model)),
      ...fields.map((field) => `def ${field.name}: () -> ${fieldType(field, model)}`),
      ...(list ? pagingSignature(list.type, model) : []),
    ]),
    'end',
  ];
}

function pagingSignature(type: SdkTypeRef, model: SdkModel): readonly string[] {
  const item = type.kind === 'array' ? received(type.items, model) : 'untyped';
  return [
    'def next_page: () -> instance?',
    `def auto_paging_each: () { (${item}) -> void } -> void`,
    `                    | () -> Enumerator[${item}, void]`,
  ];
}

function fieldType(field: SdkField, model: SdkModel): string {
  const inner = innerClass(field)?.name;
  const own = inner && (field.type.kind === 'array' ? `Array[${inner}]` : inner);
  const code = own ?? received(field.type, model);
  return field.type.isNullable || !field.isRequired ? orNil(code) : code;
}

/** The operations' methods in RBS. */
export function methodSignature(operation: SdkOperation, model: SdkModel): string {
  const params = operation.params.map(({name, type, isRequired}) =>
    isRequired ? `${name}: ${sent(type, model)}` : `?${name}: ${orNil(sent(type, model))}`,
  );
  const all = [...params, '?request_options: Hash[Symbol, untyped]'].join(', ');
  return `def ${snakeCase(operation.id)}: (${all}) -> ${className(operation.response.type, model) ?? 'Resource'}`;
}

/** A type in a response. */
function received(type: SdkTypeRef, model: SdkModel): string {
  switch (type.kind) {
    case 'integer':
      return 'Integer';
    case 'number':
      return 'Numeric';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'String';
    case 'array':
      return `Array[${received(type.items, model)}]`;
    case 'named':
      return className(type, model) ?? 'String';
    case 'union':
      return `(${Array.from(new Set(type.of.map((each) => received(each, model)))).join(' | ')})`;
    case 'map':
    case 'object':
      return 'Resource';
    case 'unknown':
      return 'untyped';
  }
}

/** A type that a method takes: objects are hashes, and a time can be a Time. */
function sent(type: SdkTypeRef, model: SdkModel): string {
  if (type.kind === 'array') return `Array[${sent(type.items, model)}]`;
  if (type.kind === 'string' && type.format === 'date-time') return '(Time | String)';
  if (type.kind === 'string' && type.format === 'date') return '(Date | String)';
  const isHash = type.kind === 'object' || type.kind === 'map' || className(type, model);
  return isHash ? 'Hash[Symbol, untyped]' : received(type, model);
}

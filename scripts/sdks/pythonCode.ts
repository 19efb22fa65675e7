import {pascalCase, wrapDoc} from './docText';
import type {SdkField, SdkModel, SdkType, SdkTypeRef} from './types';

/** The longest line, as in the hand-written modules. */
const COLUMNS = 100;
export const INDENT = '    ';

/** The escapes of JSON mean the same in Python. */
export const literal = (value: string) => JSON.stringify(value);

/** @param prefix the module of named types, with a period */
export function typeCode(type: SdkTypeRef, prefix = ''): string {
  const code = valueCode(type, prefix);
  return type.isNullable && code !== 'Any' ? `Optional[${code}]` : code;
}

/** The type of a value that isn't `None`. */
export function valueCode(type: SdkTypeRef, prefix = ''): string {
  switch (type.kind) {
    case 'named':
      return prefix + type.name;
    case 'string':
      return type.values && !type.isOpen
        ? `Literal[${type.values.map(literal).join(', ')}]`
        : 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'array':
      return `list[${typeCode(type.items, prefix)}]`;
    case 'map':
      return `dict[str, ${typeCode(type.values, prefix)}]`;
    // `nameObjects` has named all objects.
    case 'object':
    case 'unknown':
      return 'Any';
  }
}

/** Writes items in brackets on one line, or one a line if they don't fit. */
export function bracketed(
  open: string,
  items: readonly string[],
  close: string,
  indent = '',
): string[] {
  const line = indent + open + items.join(', ') + close;
  if (line.length <= COLUMNS) return [line];
  return [indent + open, ...items.map((item) => `${indent}${INDENT}${item},`), indent + close];
}

/** @param parts paragraphs, lists, and `:param` lines in Markdown. Empty ones are left out. */
export function docstring(parts: readonly string[], indent = ''): string[] {
  const text = parts
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"""');
  if (!text) return [];
  const wrapped = wrapDoc(text, COLUMNS - indent.length);
  const [first = ''] = wrapped;
  const isShort = wrapped.length === 1 && indent.length + first.length + 6 <= COLUMNS;
  if (isShort && !first.endsWith('"')) return [`${indent}"""${first}"""`];
  return ['"""', ...wrapped, '"""'].map((line) => (line ? indent + line : ''));
}

/**
 * Gives objects without a name one, for languages that can't write them where they're used: the field `data` of
 * `LeadHotEvent` becomes a `LeadHotEventData`.
 *
 * @throws when two types would have the same name
 */
export function nameObjects(model: SdkModel): SdkModel {
  const types: SdkType[] = [];

  const define = (type: SdkType) => {
    if (types.some(({name}) => name === type.name)) throw new Error(`Two types are ${type.name}.`);
    types.push(type);
  };

  function refer(type: SdkTypeRef, name: string, doc = ''): SdkTypeRef {
    switch (type.kind) {
      case 'object':
        define({name, doc, shape: {kind: 'object', fields: fieldsOf(type.fields, name)}});
        return {kind: 'named', name, isNullable: type.isNullable};
      case 'array':
        return {...type, items: refer(type.items, `${name}Item`)};
      case 'map':
        return {...type, values: refer(type.values, `${name}Value`)};
      default:
        return type;
    }
  }

  const fieldsOf = <Field extends SdkField>(fields: readonly Field[], owner: string) =>
    fields.map((field) => ({
      ...field,
      type: refer(field.type, owner + pascalCase(field.name), field.doc),
    }));

  for (const {name, doc, shape} of model.types) {
    const fields = shape.kind === 'object' ? fieldsOf(shape.fields, name) : [];
    define({name, doc, shape: shape.kind === 'object' ? {kind: 'object', fields} : shape});
  }
  const operations = model.operations.map((operation) => {
    const owner = pascalCase(operation.id);
    const {response, page} = operation;
    return {
      ...operation,
      params: fieldsOf(operation.params, owner),
      response: {...response, type: response.type && refer(response.type, `${owner}Data`)},
      page: page && {...page, itemType: refer(page.itemType, `${owner}Item`)},
    };
  });
  return {...model, operations, types};
}

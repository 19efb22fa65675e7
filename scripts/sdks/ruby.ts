import {snakeCase} from '../../src/lib/text';
import {quoted, wrapDoc} from './docText';
import {
  classesOf,
  className,
  fieldType,
  indented,
  innerClass,
  methodSignature,
  sent,
  shapeOf,
  typeSignatures,
  type ClassParts,
  type Lines,
  type Notation,
} from './rubyTypes';
import type {Emit, SdkField, SdkModel, SdkOperation, SdkParam, SdkTypeRef} from './types';

const COLUMNS = 110;

/** Ruby allows these as names of keyword arguments, but not as the names of variables that read them. */
const keywords = new Set(
  `alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo rescue
  retry return self super then true undef unless until when while yield`.split(/\s+/),
);

/** The notation of YARD, for comments. */
const yard: Notation = {
  boolean: 'Boolean',
  unknown: 'Object',
  hash: 'Hash',
  list: (item) => `Array<${item}>`,
  anyOf: (types) => types.join(', '),
  orNil: (type) => `${type}, nil`,
};

/** The generated files of the Ruby gem. */
export const ruby: Emit = (model) => {
  const code = (lines: Lines) => fileOf(model, ['# frozen_string_literal: true', ''], lines);
  const signatures = (lines: Lines) => fileOf(model, [''], lines);
  const {package: name, keyVariable} = model.names;
  const methods = model.operations.map((operation) => methodOf(operation, model));
  return {
    [`lib/${name}/version.rb`]: code([
      `VERSION = ${quoted(model.version)}`,
      `BASE_URL = ${quoted(model.server)}`,
      `KEY_VARIABLE = ${quoted(keyVariable)}`,
    ]),
    [`lib/${name}/types.rb`]: code(typesOf(model)),
    [`lib/${name}/operations.rb`]: code([
      '# A method for each operation of the API.',
      'module Operations',
      ...indented(separated(methods)),
      'end',
    ]),
    [`sig/${name}/types.rbs`]: signatures(typeSignatures(model)),
    [`sig/${name}/operations.rbs`]: signatures([
      'module Operations',
      ...indented(model.operations.map((operation) => methodSignature(operation, model))),
      'end',
    ]),
  };
};

const separated = (blocks: readonly Lines[]) =>
  blocks.flatMap((block, index) => (index > 0 ? ['', ...block] : block));

function fileOf({names, note}: SdkModel, header: Lines, lines: Lines): string {
  return [`# ${note}`, ...header, `module ${names.client}`, ...indented(lines), 'end', ''].join(
    '\n',
  );
}

/** @param depth the indentation of the comment in the file */
function comment(doc: string, depth: number, isContinued = false): Lines {
  const wrapped = wrapDoc(doc.replaceAll('`null`', '`nil`'), COLUMNS - depth - 4);
  return wrapped.map((line, index) => `# ${isContinued && index > 0 ? '  ' : ''}${line}`.trimEnd());
}

function typesOf(model: SdkModel): Lines {
  const classes = model.events.map(({type, typeName}) => `${quoted(type)} => ${typeName}`);
  const events = classes.map((line, index) => (index < classes.length - 1 ? `${line},` : line));
  return separated([
    ...classesOf(model).map((parts) => classOf(parts, model, 1)),
    [
      '# The classes of events by `type`. One with another type is an Event.',
      'EVENTS = {',
      ...indented(events),
      '}.freeze',
      'private_constant :EVENTS',
    ],
  ]);
}

function classOf({name, doc, fields, items}: ClassParts, model: SdkModel, level: number): Lines {
  const inner = fields.flatMap((field) => innerClass(field) ?? []);
  const body = separated([
    ...inner.map((each) => classOf(each, model, level + 1)),
    ...fields.map((field) => [
      ...comment(field.doc, 2 * level + 2),
      `# @return [${fieldType(field, model, yard)}]`,
      `${field.name === items ? 'items' : 'field'} ${declaration(field, model, items)}`,
    ]),
  ]);
  const parent = items ? 'Page' : 'Resource';
  return [...comment(doc, 2 * level), `class ${name} < ${parent}`, ...indented(body), 'end'];
}

function declaration(field: SdkField, model: SdkModel, items: string | undefined): string {
  const {name, type} = field;
  const isList = type.kind === 'array';
  const own = innerClass(field)?.name ?? className(isList ? type.items : type, model);
  if (!own) return `:${name}`;
  return `:${name}, ${isList && name !== items ? `[${own}]` : own}`;
}

/** The values of a string, or the fields of an object, which a method takes as a hash. */
function details(type: SdkTypeRef, model: SdkModel): string {
  if (type.kind === 'array') return details(type.items, model);
  const shape = type.kind === 'named' ? shapeOf(type, model.types) : type;
  if (shape?.kind === 'string' && shape.values) {
    return ` One of ${shape.values.map((value) => `\`${value}\``).join(', ')}.`;
  }
  if (shape?.kind !== 'object') return '';
  return shape.fields
    .map(({name, doc, isRequired, type: each}) => {
      const all = `${doc}${isRequired ? ' Required.' : ''}${details(each, model)}`;
      return `\n- \`${name}\`: ${all.replace(/\s+/g, ' ')}`;
    })
    .join('');
}

function methodOf(operation: SdkOperation, model: SdkModel): Lines {
  const {id, summary, doc, isDeprecated, scopes, response} = operation;
  // Arguments without a default come first.
  const params = [...operation.params].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const options = ['timeout', ...(operation.takesIdempotencyKey ? ['idempotency_key'] : [])];
  const returned = className(response.type, model) ?? 'Resource';
  return [
    ...comment(`${summary}.${doc && `\n\n${doc}`}`, 4),
    '#',
    ...(scopes.length > 0
      ? [`# Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}`, '#']
      : []),
    ...(isDeprecated ? ['# @deprecated'] : []),
    ...params.flatMap((param) => {
      const code = sent(param.type, model, yard);
      const type = param.isRequired ? code : yard.orNil(code);
      const text = `${param.doc}${details(param.type, model)}`;
      return comment(`@param ${param.name} [${type}] ${text}`, 4, true);
    }),
    `# @param request_options [Hash] ${options.map((name) => `\`:${name}\``).join(' and ')}`,
    `# @return [${returned}]${response.type ? '' : ' without fields'}`,
    ...list(
      `def ${snakeCase(id)}`,
      [
        ...params.map(({name, isRequired}) => [`${name}:${isRequired ? '' : ' nil'}`]),
        ['request_options: {}'],
      ],
      4,
    ),
    ...indented(list('request', requestOf(operation, model), 6)),
    'end',
  ];
}

/** The arguments of `Client#request`. */
function requestOf(operation: SdkOperation, model: SdkModel): readonly Lines[] {
  const {method, path, params, bodyFormat, response} = operation;
  const read = (name: string) =>
    keywords.has(name) ? `binding.local_variable_get(:${name})` : name;
  const hash = (name: string, place: SdkParam['in']) => {
    const fields = params.filter((each) => each.in === place);
    return list(
      `${name}: `,
      fields.map((each) => [`${each.name}: ${read(each.name)}`]),
      8,
      '{}',
    );
  };
  const url = path.replace(
    /\{(\w+)\}/g,
    (_match, name: string) => `#{segment('${name}', ${read(name)})}`,
  );
  const returned = className(response.type, model);
  return [
    [`'${method}'`],
    [url === path ? quoted(path) : `"${url}"`],
    ...(params.some((each) => each.in === 'query') ? [hash('query', 'query')] : []),
    ...(bodyFormat ? [hash('body', 'body')] : []),
    ...(bodyFormat === 'form' ? [['format: :form']] : []),
    ...(operation.takesIdempotencyKey ? [['has_key: true']] : []),
    ...(response.type && !response.isEnveloped ? [['is_enveloped: false']] : []),
    ...(returned ? [[`returns: ${returned}`]] : []),
    ...(response.type ? [] : [['returns: nil']]),
    ['options: request_options'],
  ];
}

/** Items in brackets, on one line if they fit. Each item has one line or more. */
function list(start: string, items: readonly Lines[], depth: number, brackets = '()'): Lines {
  const [open = '', close = ''] = brackets;
  const line = `${start}${open}${items.flat().join(', ')}${close}`;
  if (items.every((item) => item.length === 1) && line.length + depth < COLUMNS) return [line];
  const all = items.flatMap((item, index) =>
    item.map((each, at) =>
      at === item.length - 1 && index < items.length - 1 ? `${each},` : each,
    ),
  );
  return [`${start}${open}`, ...indented(all), close];
}

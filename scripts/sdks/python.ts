import {snakeCase} from '../../src/lib/text';
import {
  bracketed,
  docstring,
  INDENT,
  literal,
  nameObjects,
  typeCode,
  valueCode,
} from './pythonCode';
import {placeOfData} from './model';
import type {Emit, SdkField, SdkModel, SdkOperation, SdkParam, SdkType} from './types';

const keywords = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** Names that a generated method uses itself. */
const inMethods = new Set(
  'Call cast datetime fill idempotency_key key_or_new self timeout types'.split(' '),
);

/** The generated modules of the Python SDK. */
export const python: Emit = (given) => {
  const model = nameObjects(given);
  const modules = {
    _operations: operationsModule(model),
    _version: versionModule(model),
    types: typesModule(model),
  };
  return Object.fromEntries(
    Object.entries(modules).map(([name, lines]) => [
      `${model.names.package}/${name}.py`,
      [`# ${model.note}`, '', ...lines, ''].join('\n'),
    ]),
  );
};

/** The argument for a field. One that Python or the method itself uses has an underscore at its end. */
const argumentName = (field: string) =>
  keywords.has(field) || inMethods.has(field) ? `${field}_` : field;

function versionModule({version, server, names}: SdkModel): string[] {
  return [
    `__version__ = ${literal(version)}`,
    `API_URL = ${literal(server)}`,
    `API_KEY_VARIABLE = ${literal(names.keyVariable)}`,
  ];
}

function typesModule({types, events}: SdkModel): string[] {
  const docs = new Map(types.map(({name, doc}) => [name, doc]));
  const body = types.flatMap((type) => ['', '', ...typeLines(type, docs)]);
  const names = events.map(({typeName}) => typeName);
  const union = [
    ...bracketed('Event = Union[', names, ']'),
    ...docstring(['An event of any type. Compare its `type` to tell which.']),
  ];
  const code = [...body, '', '', ...union];
  return [
    ...docstring(['The types of requests, responses, and events. Their values are dictionaries.']),
    '',
    'from __future__ import annotations',
    '',
    'import sys',
    ...importLines('typing', 'TYPE_CHECKING Any Literal Optional TypedDict Union', [
      'TYPE_CHECKING',
      ...code,
    ]),
    '',
    'if sys.version_info >= (3, 11):',
    '    from typing import NotRequired',
    'elif TYPE_CHECKING:',
    "    # Type checkers know this module even if it isn't installed.",
    '    from typing_extensions import NotRequired',
    ...code,
  ];
}

/** @param docs the descriptions of named types */
function typeLines({name, doc, shape}: SdkType, docs: ReadonlyMap<string, string>): string[] {
  if (shape.kind === 'object') {
    const fields = shape.fields.map((field) =>
      // An editor shows the type's own description.
      field.type.kind === 'named' && docs.get(field.type.name) === field.doc
        ? {...field, doc: ''}
        : field,
    );
    return dictionaryLines(name, doc, fields);
  }
  const values = shape.values ?? [];
  if (!shape.isOpen) {
    return [...bracketed(`${name} = Literal[`, values.map(literal), ']'), ...docstring([doc])];
  }
  const known = values.map((value) => `\`${value}\``).join(', ');
  return [
    `${name} = str`,
    ...docstring([doc, `Known values, to which others may be added: ${known}.`]),
  ];
}

function dictionaryLines(name: string, doc: string, fields: readonly SdkField[]): string[] {
  const typeOf = ({type, isRequired}: SdkField) =>
    isRequired ? typeCode(type) : `NotRequired[${typeCode(type)}]`;
  // A field named like a keyword can't be in a class. It's in a base class that's written as a call.
  const inBase = fields.filter((field) => keywords.has(field.name));
  const entries = inBase.map((field) => `${literal(field.name)}: ${literal(typeOf(field))}`);
  const base = entries.length > 0 ? `_${name}Base` : 'TypedDict';
  const own = fields.filter((field) => !keywords.has(field.name));
  return [
    ...(entries.length > 0
      ? [...bracketed(`${base} = TypedDict(${literal(base)}, {`, entries, '})'), '', '']
      : []),
    `class ${name}(${base}):`,
    ...docstring([doc, ...inBase.map((field) => `\`${field.name}\`: ${field.doc}`)], INDENT),
    ...(doc && own.length > 0 ? [''] : []),
    ...own.flatMap((field) => [
      `${INDENT}${field.name}: ${typeOf(field)}`,
      ...docstring([field.doc], INDENT),
    ]),
    ...(own.length === 0 && !doc ? [`${INDENT}pass`] : []),
  ];
}

function operationsModule({operations, names}: SdkModel): string[] {
  const introduction = [
    'The client: each operation of the API is a method.',
    `An argument of \`None\` isn't sent. \`timeout\` is in seconds, for each attempt. \`idempotency_key\` is sent with each attempt; without it, every call has a new one.`,
  ];
  const code = [
    `class ${names.client}(Client):`,
    ...docstring(introduction, INDENT),
    ...operations.flatMap((operation) => ['', ...methodLines(operation)]),
  ];
  return [
    'from __future__ import annotations',
    '',
    ...(uses(code, 'datetime') ? ['import datetime'] : []),
    ...importLines('typing', 'Any Literal Optional Union cast', code),
    '',
    'from . import types',
    ...importLines('._client', 'Client key_or_new', code),
    ...importLines('._pages', 'Page', code),
    ...importLines('._sender', 'Call fill', code),
    '',
    '',
    ...code,
  ];
}

function methodLines(operation: SdkOperation): string[] {
  const {id, summary, doc, params, scopes, isDeprecated, takesIdempotencyKey} = operation;
  const inPath = params.filter((param) => param.in === 'path');
  const named = params.filter((param) => param.in !== 'path');
  const required = named.filter(({isRequired}) => isRequired);
  const optional = named.filter(({isRequired}) => !isRequired);
  const impossible = required.find(({type}) => type.isNullable);
  if (impossible) throw new Error(`${id}: ${impossible.name} must be sent, but None isn't.`);
  const signature = [
    'self',
    ...inPath.map(({name}) => `${argumentName(name)}: str`),
    '*',
    ...required.map((param) => `${argumentName(param.name)}: ${argumentCode(param)}`),
    ...optional.map(
      (param) => `${argumentName(param.name)}: Optional[${argumentCode(param)}] = None`,
    ),
    ...(takesIdempotencyKey ? ['idempotency_key: Optional[str] = None'] : []),
    'timeout: Optional[float] = None',
  ];
  const documented = [...inPath, ...required, ...optional].filter((param) => param.doc);
  const text = [
    `${isDeprecated ? 'Deprecated. ' : ''}${summary}.`,
    doc,
    scopes.length > 0 ? `OAuth scope: ${scopes.map((each) => `\`${each}\``).join(', ')}.` : '',
    documented.map(({name, doc: own}) => `:param ${argumentName(name)}: ${inline(own)}`).join('\n'),
  ];
  return [
    `${INDENT}def ${snakeCase(id)}(`,
    ...signature.map((each) => `${INDENT}${INDENT}${each},`),
    `${INDENT}) -> ${resultCode(operation)}:`,
    ...docstring(text, INDENT + INDENT),
    ...callLines(operation),
  ];
}

function callLines({id, method, path, params, ...operation}: SdkOperation): string[] {
  const {bodyFormat, takesIdempotencyKey, response, page} = operation;
  const fieldsIn = (place: SdkParam['in']) => params.filter((param) => param.in === place);
  const inPath = fieldsIn('path');
  const dataPlace = placeOfData(response);
  const dictionary = (name: string, place: SdkParam['in']) => {
    const entries = fieldsIn(place).map(
      (param) => `${literal(param.name)}: ${argumentName(param.name)}`,
    );
    return bracketed(`${name}={`, entries, '},', INDENT.repeat(3));
  };
  const target = [literal(path), ...inPath.map(({name}) => `${name}=${argumentName(name)}`)];
  const pathCode = inPath.length > 0 ? `fill(${target.join(', ')})` : literal(path);
  const call = [
    `${INDENT.repeat(3)}${literal(method)},`,
    `${INDENT.repeat(3)}${pathCode},`,
    ...(fieldsIn('query').length > 0 ? dictionary('query', 'query') : []),
    ...(bodyFormat ? dictionary(bodyFormat, 'body') : []),
    ...(takesIdempotencyKey
      ? [`${INDENT.repeat(3)}idempotency_key=key_or_new(idempotency_key),`]
      : []),
    `${INDENT.repeat(3)}timeout=timeout,`,
    ...(dataPlace === 'field'
      ? []
      : [`${INDENT.repeat(3)}data=${dataPlace === null ? 'None' : literal(dataPlace)},`]),
  ];
  if (page && !(page.cursorIn === 'query' || bodyFormat === 'json')) {
    throw new Error(`${id}: a cursor can't be in a form.`);
  }
  const result = page
    ? `return self._page(call, ${literal(page.items)})`
    : response.type
      ? `return cast(${resultCode(operation)}, self._send(call))`
      : 'self._send(call)';
  return [
    `${INDENT.repeat(2)}call = Call(`,
    ...call,
    `${INDENT.repeat(2)})`,
    `${INDENT.repeat(2)}${result}`,
  ];
}

function resultCode({response, page}: Pick<SdkOperation, 'response' | 'page'>): string {
  if (!response.type) return 'None';
  const data = typeCode(response.type, 'types.');
  return page ? `Page[${data}, ${typeCode(page.itemType, 'types.')}]` : data;
}

/** The type of an argument that's given. Times may be given as Python's own. */
function argumentCode({type}: SdkParam): string {
  const code = valueCode(type, 'types.');
  if (type.kind !== 'string' || type.values) return code;
  if (type.format === 'date-time') return 'Union[str, datetime.datetime]';
  return type.format === 'date' ? 'Union[str, datetime.date]' : code;
}

const inline = (text: string) => text.replace(/\s+/g, ' ');

const uses = (code: readonly string[], name: string) => {
  // The next character tells code from text.
  const word = new RegExp(`\\b${name}(?=[.,()[\\]]|$)`);
  return code.some((line) => word.test(line));
};

/** Imports the names that the code uses. */
function importLines(module: string, names: string, code: readonly string[]): string[] {
  const needed = names.split(' ').filter((name) => uses(code, name));
  return needed.length > 0 ? [`from ${module} import ${needed.join(', ')}`] : [];
}

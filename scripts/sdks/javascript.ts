import {pascalCase} from './docText';
import {placeOfData} from './model';
import type {Emit, SdkEvent, SdkField, SdkModel, SdkOperation, SdkParam, SdkTypeRef} from './types';

/** Emits the operations and types of the JavaScript SDK, in TypeScript. */
export const javascript: Emit = (model) => ({
  'src/operations.ts': operationsFile(model),
  'src/types.ts': typesFile(model),
  'src/version.ts': versionFile(model),
});

const paramsName = ({id}: SdkOperation) => `${pascalCase(id)}Params`;

function operationsFile(model: SdkModel): string {
  const methods = model.operations.map(methodOf);
  return `// ${model.note}
import {Client, type WriteOptions} from './core.js';
import type {ApiPromise, PagePromise} from './results.js';
import type {RequestOptions} from './sender.js';
import type * as types from './types.js';

/** The ${model.names.product} API. Each operation is a method. */
export class ${model.names.client} extends Client {
${methods.join('\n\n')}
}
`;
}

function methodOf(operation: SdkOperation): string {
  const {id, page, params, response, takesIdempotencyKey} = operation;
  const data = response.type ? typeText(response.type, 'types.') : 'void';
  const returns = page
    ? `PagePromise<${data}, ${typeText(page.itemType, 'types.')}>`
    : `ApiPromise<${data}>`;
  const args = [
    ...(params.length > 0 ? [paramsArgument(operation)] : []),
    `options?: ${takesIdempotencyKey ? 'WriteOptions' : 'RequestOptions'}`,
  ];
  const passed = [
    describe(operation),
    params.length > 0 ? 'params' : '{}',
    ...(page ? [`(page) => page.${page.items}`] : []),
    'options',
  ];
  return `${comment(operationDoc(operation))}
  ${id}(${args.join(', ')}): ${returns} {
    return this.${page ? 'list' : 'request'}(${passed.join(', ')});
  }`;
}

function paramsArgument(operation: SdkOperation): string {
  const isOptional = operation.params.every(({isRequired}) => !isRequired);
  return `params: types.${paramsName(operation)}${isOptional ? ' = {}' : ''}`;
}

/** The object that tells the core how to send an operation. */
function describe({
  method,
  path,
  params,
  bodyFormat,
  takesIdempotencyKey,
  response,
}: SdkOperation): string {
  const query = params.filter((each) => each.in === 'query').map(({name}) => name);
  const place = placeOfData(response);
  return JSON.stringify({
    ...{method, path, query, body: bodyFormat, takesKey: takesIdempotencyKey},
    ...(place !== 'field' && {data: place}),
  });
}

function operationDoc({summary, doc, scopes, isDeprecated}: SdkOperation): string {
  return [
    `${summary}.`,
    doc,
    ...(scopes.length > 0
      ? [`OAuth scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`]
      : []),
    ...(isDeprecated ? ['@deprecated'] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function typesFile(model: SdkModel): string {
  const params = model.operations
    .filter((operation) => operation.params.length > 0)
    .map((operation) =>
      objectType(paramsName(operation), `The fields of \`${operation.id}\`.`, operation.params),
    );
  const named = model.types.map(({name, doc, shape}) =>
    shape.kind === 'object'
      ? objectType(name, doc, shape.fields)
      : `${comment(doc)}\nexport type ${name} = ${typeText(shape)};`,
  );
  return [`// ${model.note}`, ...params, ...named, eventType(model.events)].join('\n\n');
}

const objectType = (name: string, doc: string, fields: readonly (SdkField | SdkParam)[]) =>
  fields.length > 0
    ? `${comment(doc)}\nexport interface ${name} ${objectText(fields)}`
    : `${comment(doc)}\nexport type ${name} = Record<string, unknown>;`;

function eventType(events: readonly SdkEvent[]): string {
  const names = events.map(({typeName}) => typeName);
  return `/** An event that the API sends to your webhook. Ignore types you don't know. */
export type WebhookEvent = ${names.join(' | ') || 'never'};\n`;
}

/** @param from the module that the named types are in, with a period */
function typeText(type: SdkTypeRef, from = ''): string {
  const text = plainText(type, from);
  return type.isNullable ? `${text} | null` : text;
}

function plainText(type: SdkTypeRef, from: string): string {
  switch (type.kind) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'unknown':
      return type.kind;
    case 'string':
      return stringText(type);
    case 'array':
      return `Array<${typeText(type.items, from)}>`;
    case 'map':
      return `Record<string, ${typeText(type.values, from)}>`;
    case 'named':
      return from + type.name;
    case 'object':
      return objectText(type.fields, from);
  }
}

function stringText({values, isOpen}: Extract<SdkTypeRef, {kind: 'string'}>): string {
  if (!values) return 'string';
  // Editors suggest the known values, and any other string is still allowed.
  return [
    ...values.map((value) => JSON.stringify(value)),
    ...(isOpen ? ['(string & {})'] : []),
  ].join(' | ');
}

function objectText(fields: readonly SdkField[], from = ''): string {
  const lines = fields.map(({name, type, doc, isRequired}) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    // With `exactOptionalPropertyTypes`, a field could be left out, but not undefined.
    const typed = isRequired
      ? `: ${typeText(type, from)}`
      : `?: ${typeText(type, from)} | undefined`;
    return `${doc && `${comment(doc)}\n`}${key}${typed};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function versionFile({note, names, version, server}: SdkModel): string {
  return `// ${note}
export const API_URL = ${JSON.stringify(server)};
export const USER_AGENT = ${JSON.stringify(`${names.package}-javascript/${version}`)};
export const KEY_VARIABLE = ${JSON.stringify(names.keyVariable)};
`;
}

/** A JSDoc comment. The formatter indents it. */
function comment(text: string): string {
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `/** ${lines[0]} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

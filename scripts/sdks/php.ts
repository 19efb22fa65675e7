import {quoted, wrapDoc} from './docText';
import type {Emit, SdkField, SdkModel, SdkObject, SdkOperation, SdkType, SdkTypeRef} from './types';

const COLUMNS = 120;
/** The generated files of the Composer package. */
export const php: Emit = (model) => ({
  'composer.json': composerFile(model),
  'src/Contract.php': classFile(
    model,
    ['The values that follow from the contract.'],
    'final class Contract',
    [
      ...Object.entries({
        VERSION: model.version,
        BASE_URL: model.server,
        KEY_VARIABLE: model.names.keyVariable,
      }).map(([name, value]) => `public const ${name} = ${quoted(value)};`),
    ],
  ),
  'src/Types.php': classFile(
    model,
    [
      'The types of requests, responses, and events, for static analysis. At run time, their values are arrays.',
      `${model.website}/api describes their fields.`,
      ...model.types.flatMap((type) => ['', ...typeAlias(type)]),
      '',
      `@phpstan-type Event ${model.events.map(({typeName}) => typeName).join('|') || 'array<string, mixed>'}`,
    ],
    'final class Types',
    [],
  ),
  'src/Operations.php': operationsFile(model),
});

type Lines = readonly string[];

const indented = (lines: Lines) => lines.map((line) => line && `    ${line}`);
const docBlock = (lines: Lines) => ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];

function composerFile({names, version, website}: SdkModel): string {
  const metadata = {
    name: `${names.package}/${names.package}`,
    description: `The official PHP SDK of the ${names.product} API`,
    // Composer needs it to install a downloaded file.
    version,
    type: 'library',
    license: 'MIT',
    homepage: `${website}/api/sdks`,
    require: {php: '>=8.2', 'ext-curl': '*', 'ext-json': '*'},
    autoload: {'psr-4': {[`${names.client}\\`]: 'src/'}},
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

/** @param depth the indentation of the comment in the file */
const wrapped = (doc: string, depth: number) =>
  // The end of a comment inside a description would end this one.
  wrapDoc(doc.replaceAll('*/', '*\u200b/'), COLUMNS - depth - 3);

function classFile({names, note}: SdkModel, doc: Lines, declaration: string, body: Lines): string {
  return [
    ...[
      '<?php',
      '',
      `// ${note}`,
      '',
      'declare(strict_types=1);',
      '',
      `namespace ${names.client};`,
      '',
    ],
    ...docBlock(doc),
    ...[declaration, '{', ...indented(body), '}', ''],
  ].join('\n');
}

const typeAlias = ({name, shape}: SdkType) => joined(`@phpstan-type ${name} `, typeLines(shape));

/** A type as lines of PHPDoc. An object has a line for each field. */
function typeLines(type: SdkTypeRef, isSent = false): Lines {
  const lines = plainLines(type, isSent);
  return type.isNullable ? [...lines.slice(0, -1), `${lines.at(-1)}|null`] : lines;
}

function plainLines(type: SdkTypeRef, isSent: boolean): Lines {
  switch (type.kind) {
    case 'integer':
      return ['int'];
    case 'number':
      return ['int|float'];
    case 'boolean':
      return ['bool'];
    case 'string': {
      const values = type.values?.map(quoted) ?? [];
      const isTime = isSent && type.format === 'date-time';
      return [
        [
          ...values,
          ...(type.isOpen || !type.values ? ['string'] : []),
          ...(isTime ? ['\\DateTimeInterface'] : []),
        ].join('|'),
      ];
    }
    case 'array':
      return joined('list<', typeLines(type.items, isSent), '>');
    case 'map':
      return joined('array<string, ', typeLines(type.values, isSent), '>');
    case 'object':
      return shapeLines(type, isSent);
    case 'named':
      return [type.name];
    case 'unknown':
      return ['mixed'];
  }
}

function shapeLines({fields}: SdkObject, isSent = false): Lines {
  return [
    'array{',
    ...fields.flatMap(({name, type, isRequired}) =>
      indented(joined(`${name}${isRequired ? '' : '?'}: `, typeLines(type, isSent), ',')),
    ),
    '}',
  ];
}

/** Text before the first line and after the last one. */
const joined = (start: string, lines: Lines, end = ''): Lines =>
  lines.map(
    (line, index) => `${index === 0 ? start : ''}${line}${index === lines.length - 1 ? end : ''}`,
  );

function operationsFile(model: SdkModel): string {
  const methods = model.operations.map((operation) => methodOf(operation, model));
  const used = model.types.filter(({name}) =>
    methods.flat().some((line) => new RegExp(`\\b${name}\\b`).test(line)),
  );
  return classFile(
    model,
    [
      'A method for each operation of the API.',
      '',
      ...used.map(({name}) => `@phpstan-import-type ${name} from Types`),
    ],
    'abstract class Operations',
    [
      ...methods.flatMap((lines) => [...lines, '']),
      ...docBlock([
        '@param array<string, mixed> $params',
        '@param array{idempotencyKey?: string, timeout?: float} $options',
        '@return array<string, mixed>',
      ]),
      'abstract protected function request(Operation $operation, array $params, array $options): array;',
      '',
      ...docBlock([
        '@param array<string, mixed> $params',
        '@param array{idempotencyKey?: string, timeout?: float} $options',
        '@param string $itemsField the field of the data that has the items',
        '@return Page<array<string, mixed>>',
      ]),
      'abstract protected function requestPage(',
      ...indented([
        'Operation $operation,',
        'array $params,',
        'array $options,',
        'string $itemsField,',
      ]),
      '): Page;',
    ],
  );
}

function methodOf(operation: SdkOperation, model: SdkModel): Lines {
  const {id, summary, doc, params, isDeprecated, scopes, page, response} = operation;
  const options = operation.takesIdempotencyKey
    ? 'array{idempotencyKey?: string, timeout?: float}'
    : 'array{timeout?: float}';
  const given = params.some(({isRequired}) => isRequired) ? 'array $params' : 'array $params = []';
  const returned = page ? 'Page' : response.type ? 'array' : 'void';
  const call = page
    ? ['return $this->requestPage(', '$params', '$options', quoted(page.items)]
    : [
        response.type ? 'return $this->request(' : '$this->request(',
        params.length > 0 ? '$params' : '[]',
        '$options',
      ];
  const [start = '', ...rest] = call;
  return [
    ...docBlock([
      ...wrapped(
        `${summary}.${doc && `\n\n${doc}`}${params.length > 0 ? `\n${explained(params, model)}` : ''}`,
        4,
      ),
      '',
      ...(scopes.length > 0
        ? [`Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}`, '']
        : []),
      ...(isDeprecated ? ['@deprecated'] : []),
      ...(params.length > 0
        ? joined('@param ', shapeLines({kind: 'object', fields: params}, true), ' $params')
        : []),
      `@param ${options} $options`,
      ...returnType(operation),
      `@throws Exception\\${model.names.client}Exception`,
    ]),
    `public function ${id}(${params.length > 0 ? `${given}, ` : ''}array $options = []): ${returned}`,
    '{',
    ...indented([
      start,
      ...indented([`${operationCode(operation)},`, ...rest.map((each) => `${each},`)]),
      ');',
    ]),
    '}',
  ];
}

function returnType({page, response}: SdkOperation): Lines {
  if (page) return joined('@return Page<', typeLines(page.itemType), '>');
  return response.type ? joined('@return ', typeLines(response.type)) : [];
}

function operationCode(operation: SdkOperation): string {
  const {method, path, params, bodyFormat, response} = operation;
  const query = params.filter((each) => each.in === 'query').map(({name}) => quoted(name));
  const parts = [
    quoted(method),
    quoted(path),
    ...(query.length > 0 ? [`query: [${query.join(', ')}]`] : []),
    ...(bodyFormat ? [`contentType: Operation::${bodyFormat.toUpperCase()}`] : []),
    ...(operation.takesIdempotencyKey ? ['hasKey: true'] : []),
    ...(response.type ? [] : ['hasData: false']),
    ...(response.type && !response.isEnveloped ? ['isEnveloped: false'] : []),
  ];
  return `new Operation(${parts.join(', ')})`;
}

/** The parameters as a list, because the fields of an array shape have no descriptions. */
function explained(
  fields: readonly SdkField[],
  {types}: Pick<SdkModel, 'types'>,
  parent = '',
): string {
  return fields
    .map(({name, doc, type}) => {
      const item = type.kind === 'array' ? type.items : type;
      const shape =
        item.kind === 'named' ? types.find((each) => each.name === item.name)?.shape : item;
      const inner = shape?.kind === 'object' ? shape.fields : [];
      const path = `${parent}${name}`;
      const own = `\n- \`${path}\`: ${doc.replace(/\s+/g, ' ')}`;
      return own + explained(inner, {types}, type.kind === 'array' ? `${path}[].` : `${path}.`);
    })
    .join('');
}

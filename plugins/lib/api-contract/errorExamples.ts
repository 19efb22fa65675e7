import {invalid} from '../../../src/domain/sandbox/responses';
import type {FieldError} from '../../../src/domain/sandbox/types';
import {fieldErrors, parameterErrors, unknownId} from './fieldErrors';
import type {ApiDocument, Operation, Parameter, PathItem} from './types';

type Json = Readonly<Record<string, unknown>>;
type Responses = Readonly<Record<string, Json>>;

/** The contract before its `$ref`s are resolved. */
export interface Source extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json & {responses: Responses}>>>>;
  readonly components: Json & {readonly responses: Responses};
}

/**
 * Gives each operation error examples of its own. The contract describes each error once, with tokens such as `{path}`
 * and `{scope}` in its examples. An example with a token that an operation has no value for is left out, and so is a
 * response without examples.
 *
 * @param document the same contract with every `$ref` resolved
 * @returns the contract with the errors in the operations instead of under `components`
 */
export function withErrorExamples<Contract extends Source>(
  source: Contract,
  document: ApiDocument,
): Contract {
  const {responses: shared, ...components} = source.components;
  const paths = mapValues(source.paths, (item, path) =>
    mapValues(item, (operation, method) => {
      const at = document.paths[path]!;
      const tokens = tokensOf(path, at, at[method as keyof PathItem]!);
      return {...operation, responses: filledErrors(operation.responses, shared, tokens)};
    }),
  );
  return {...source, paths, components};
}

function filledErrors(responses: Responses, shared: Responses, tokens: Tokens): Responses {
  const entries = Object.entries(responses).flatMap(([status, response]): [string, Json][] => {
    if (Number(status) < 400) return [[status, response]];
    const name = typeof response.$ref === 'string' ? response.$ref.split('/').at(-1)! : '';
    const filled = filledResponse(shared[name] ?? response, tokens);
    return filled ? [[status, filled]] : [];
  });
  return Object.fromEntries(entries);
}

interface Body extends Json {
  readonly examples: Readonly<Record<string, {readonly summary: string; readonly value: Json}>>;
}

function filledResponse(response: Json, tokens: Tokens): Json | undefined {
  const content = mapValues(response.content as Readonly<Record<string, Body>>, (body) => {
    const examples = Object.entries(body.examples).flatMap(([name, example]) => {
      const errors = fill(example.value.errors, tokens) as readonly FieldError[] | undefined;
      const filled = fill(example, {...tokens, count: errors && invalid(errors).detail});
      return filled === undefined ? [] : [[name, filled]];
    });
    return {...body, examples: Object.fromEntries(examples) as Body['examples']};
  });
  if (Object.values(content).every(({examples}) => Object.keys(examples).length === 0)) {
    return undefined;
  }
  return {...response, headers: fill(response.headers, tokens), content};
}

/** The values of an operation, by token. */
type Tokens = Readonly<Record<string, string | readonly FieldError[] | undefined>>;

const TOKEN = /\{(\w+)\}/g;

/** Fills in tokens. Returns undefined if one has no value. */
function fill(part: unknown, tokens: Tokens): unknown {
  if (typeof part === 'string') {
    const [whole] = /^\{(\w+)\}$/.exec(part)?.slice(1) ?? [];
    if (whole !== undefined) return tokens[whole];
    const names = Array.from(part.matchAll(TOKEN), ([, name = '']) => name);
    if (names.some((name) => tokens[name] === undefined)) return undefined;
    return part.replace(TOKEN, (_, name: string) => tokens[name] as string);
  }
  if (typeof part !== 'object' || part === null) return part;
  const filled = Object.entries(part).map(([name, value]) => [name, fill(value, tokens)] as const);
  if (filled.some(([, value]) => value === undefined)) return undefined;
  return Array.isArray(part) ? filled.map(([, value]) => value) : Object.fromEntries(filled);
}

function tokensOf(path: string, item: PathItem, operation: Operation): Tokens {
  const {parameters = [], requestBody, security} = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const resource = resourceOf(parameters);
  const body = requestBody?.content['application/json']?.schema;
  return {
    path: pathWith(path, inPath),
    scope: security.flatMap(({oauth2 = []}) => oauth2)[0],
    methods: Object.keys(item)
      .map((method) => method.toUpperCase())
      .join(', '),
    resource: resource?.schema['x-resource'],
    unknownId: resource && unknownId(resource.example),
    unknownPath: pathWith(
      path,
      inPath.map((parameter) =>
        parameter === resource ? {...parameter, example: unknownId(parameter.example)} : parameter,
      ),
    ),
    ...(body ? fieldErrors(body) : {}),
    ...parameterErrors(parameters, body !== undefined),
  };
}

/** The parameter with the id of what the operation reads or changes. */
const resourceOf = (parameters: readonly Parameter[]): Parameter | undefined =>
  parameters.filter(({schema}) => schema['x-resource'] !== undefined).at(-1);

/** The path with the examples of its parameters. */
export function pathWith(path: string, parameters: readonly Pick<Parameter, 'name' | 'example'>[]) {
  return parameters.reduce(
    (filled, {name, example}) => filled.replace(`{${name}}`, encodeSegment(String(example))),
    path,
  );
}

/** Encodes a path segment. An @ needs no encoding there (RFC 3986, section 3.3). */
const encodeSegment = (text: string) => encodeURIComponent(text).replaceAll('%40', '@');

function mapValues<Value, Mapped>(
  object: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}

import type {
  ApiDocument,
  ApiResponse,
  Content,
  Operation,
  Parameter,
  PathItem,
} from '../lib/api-contract/types';
import {fieldsOf, headerFields, parameterFields, type ToHtml} from './fields';
import {makeSamples, sampleLanguages} from '../../src/lib/samples';
import {operationRequest} from './samples/operationRequest';
import {makeSdkSamples} from '../../src/lib/samples/sdk';
import {sdkCall} from './samples/sdkCall';
import {slugOfProblem} from './problems';
import type {CodeData, FieldGroup, OperationData, ResponseData} from './types';

/** Turn descriptions and code into HTML. Passed in, so that tests don't need a parser or a highlighter. */
interface Renderers {
  readonly toHtml: ToHtml;
  readonly highlight: (code: string, language: string) => string;
}

export interface OperationEntry {
  readonly server: string;
  /** `/v1/leads`, or the event type. */
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly isEvent: boolean;
}

/** Every operation of the document, requests first, then events. */
export function operationsOf({paths, webhooks, servers}: ApiDocument): OperationEntry[] {
  const server = servers[0]?.url ?? '';
  const all = (items: Readonly<Record<string, PathItem>>, isEvent: boolean) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...{server, path, method, operation, isEvent},
      })),
    );
  return [...all(paths, false), ...all(webhooks, true)];
}

/** Everything that a page shows about an operation. */
export function describeOperation(entry: OperationEntry, renderers: Renderers): OperationData {
  const {operation, isEvent, method, path} = entry;
  const {operationId, summary, description, parameters = [], responses} = operation;
  // Several events share a page.
  const prefix = isEvent ? `${path.replaceAll('.', '-')}-` : '';
  const {toHtml} = renderers;
  const common = commonHeaders(Object.values(responses));
  const all = Object.entries(responses).map(([status, response]) =>
    describeResponse(status, response, {prefix, common}, toHtml),
  );
  const isError = ({status}: ResponseData) => !isEvent && !status.startsWith('2');
  const problem = isEvent
    ? undefined
    : Object.values(responses).find(({content}) => content?.[PROBLEM_TYPE])?.content;
  return {
    ...{id: operationId, prefix, isEvent, path, summary},
    method: method.toUpperCase(),
    textHtml: toHtml(description),
    ...(operation['x-added'] && {added: operation['x-added']}),
    isFromClient: operation.security.some(({oauthClient}) => oauthClient),
    scopes: operation.security.flatMap((scheme) => scheme.oauth2 ?? []),
    groups: groupsOf(operation, parameters, prefix, toHtml),
    responses: all.filter((response) => !isError(response)),
    errors: all.filter(isError),
    problem: problem ? fieldsOf(schemaOf(problem), 'error', toHtml) : [],
    headers: headerFields(
      Object.fromEntries(
        Object.values(responses).flatMap(({headers: each = {}}) => Object.entries(each)),
      ),
      `${prefix}response-header`,
      toHtml,
    ),
    samples: isEvent ? eventSamples(operation, renderers) : requestSamples(entry, renderers),
    examples: Object.entries(responses).flatMap(([status, {content}]) =>
      content ? [{status, codes: codesOf(content, renderers)}] : [],
    ),
  };
}

const PROBLEM_TYPE = 'application/problem+json';

const schemaOf = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema ?? {};

function groupsOf(
  {requestBody}: Operation,
  parameters: readonly Parameter[],
  prefix: string,
  toHtml: ToHtml,
): FieldGroup[] {
  const of = (place: Parameter['in']) =>
    parameterFields(
      parameters.filter(({in: at}) => at === place),
      prefix + place,
      toHtml,
    );
  const {description, ...schema} = schemaOf(requestBody?.content);
  const groups: FieldGroup[] = [
    {id: 'path', title: 'Path parameters', fields: of('path')},
    {id: 'query', title: 'Query parameters', fields: of('query')},
    {id: 'header', title: 'Request headers', fields: of('header')},
    {
      id: 'body',
      title: prefix ? 'Payload' : 'Body',
      // The text of an event is above its payload.
      ...(description &&
        !prefix && {textHtml: toHtml(bodyText(description, schema.additionalProperties))}),
      fields: fieldsOf(schema, `${prefix}body`, toHtml),
    },
  ];
  return groups.filter(({fields}) => fields.length > 0);
}

const bodyText = (description: string, additional: boolean | undefined) =>
  additional === false ? `${description} An unknown field returns a 422.` : description;

/** The headers that more than half of the responses have. */
function commonHeaders(responses: readonly ApiResponse[]): ReadonlySet<string> {
  const names = responses.flatMap(({headers = {}}) => Object.keys(headers));
  const isCommon = (name: string) =>
    names.filter((each) => each === name).length * 2 > responses.length;
  return new Set(names.filter(isCommon));
}

function describeResponse(
  status: string,
  {description, headers = {}, content}: ApiResponse,
  {prefix, common}: {prefix: string; common: ReadonlySet<string>},
  toHtml: ToHtml,
): ResponseData {
  const problems = new Map(
    Object.values(content?.[PROBLEM_TYPE]?.examples ?? {}).map(({value}) => {
      const {type, title} = value as {type: string; title: string};
      return [type, {slug: slugOfProblem(type), title}];
    }),
  );
  return {
    status,
    textHtml: toHtml(description),
    headers: Object.keys(headers).filter((name) => !common.has(name)),
    ...(problems.size > 0
      ? {problems: Array.from(problems.values())}
      : content && {fields: fieldsOf(schemaOf(content), prefix + status, toHtml)}),
  };
}

const json = (value: unknown, label: string, {highlight}: Renderers): CodeData => ({
  label,
  language: 'json',
  html: highlight(JSON.stringify(value, null, 2), 'json'),
});

const codesOf = (content: Content, renderers: Renderers): CodeData[] =>
  Object.values(content)
    .flatMap(({examples}) => Object.values(examples))
    .map(({summary, value}) => json(value, summary, renderers));

function requestSamples(entry: OperationEntry, {highlight}: Renderers): OperationData['samples'] {
  const request = operationRequest({...entry, isWithOptional: true});
  // A list is shown without filters, so that it matches its first example response.
  const {limit} = request.query ?? {};
  const codes = makeSamples(limit === undefined ? request : {...request, query: {limit}});
  const sdkCodes = makeSdkSamples(sdkCall(entry.operation));
  return sampleLanguages.map(({id, label, prism}) => ({
    ...{id, label},
    language: prism,
    html: highlight(codes[id], prism),
    ...(id !== 'curl' && {sdkHtml: highlight(sdkCodes[id], prism)}),
  }));
}

const eventSamples = ({requestBody}: Operation, renderers: Renderers): OperationData['samples'] =>
  codesOf(requestBody?.content ?? {}, renderers).map((code, at) => ({...code, id: `event-${at}`}));

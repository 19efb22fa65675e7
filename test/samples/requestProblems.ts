import type {ApiDocument, Operation} from '../../plugins/lib/api-contract/types';
import {operationsOf} from '../api/sandboxCalls';
import {problemsOf} from '../api/schemas';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  /** In their order, decoded. */
  readonly query: readonly (readonly [string, string])[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Judged {
  readonly operation?: Operation;
  /** 401 without the key, 404 for an unknown operation, 422 for the rest. */
  readonly status?: 401 | 404 | 422;
  readonly problems: readonly string[];
}

/** Headers that HTTP clients add. */
const OF_CLIENTS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
  'user-agent',
];

/** Checks a request against the contract: its method, path, key, query, headers, and body. */
export function judge(document: ApiDocument, request: ReceivedRequest, key: string): Judged {
  const call = operationsOf(document).find(
    ({path, method}) => path === request.path && method === request.method,
  );
  if (!call) return {status: 404, problems: [`no operation is ${request.method} ${request.path}`]};
  const {operation} = call;
  if (request.headers.authorization !== `Bearer ${key}`) {
    return {operation, status: 401, problems: ['the key isn’t the account’s']};
  }
  const problems = [
    ...queryProblems(operation, request),
    ...headerProblems(operation, request),
    ...bodyProblems(operation, request),
  ];
  return problems.length === 0 ? {operation, problems} : {operation, status: 422, problems};
}

function queryProblems({parameters = []}: Operation, {query}: ReceivedRequest): string[] {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const missing = known
    .filter(({name, required}) => required && !query.some(([sent]) => sent === name))
    .map(({name}) => `the query parameter ${name} is missing`);
  const wrong = query.flatMap(([name, text]) => {
    const schema = known.find((parameter) => parameter.name === name)?.schema;
    if (!schema) return [`the query parameter ${name} isn't documented`];
    const value = schema.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
    return problemsOf(schema, value).map((line) => `the query parameter ${name}: ${line}`);
  });
  return [...missing, ...wrong];
}

function headerProblems(
  {parameters = [], requestBody}: Operation,
  {headers}: ReceivedRequest,
): string[] {
  const known = parameters.filter((parameter) => parameter.in === 'header');
  const expected = [...OF_CLIENTS, 'authorization', ...(requestBody ? ['content-type'] : [])];
  const unknown = Object.keys(headers)
    .filter((name) => !expected.includes(name))
    .filter((name) => !known.some((parameter) => parameter.name.toLowerCase() === name))
    .map((name) => `the header ${name} isn't documented`);
  const wrong = known.flatMap(({name, required, schema}) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return required ? [`the header ${name} is missing`] : [];
    return problemsOf(schema, value).map((line) => `the header ${name}: ${line}`);
  });
  return [...unknown, ...wrong];
}

function bodyProblems({requestBody}: Operation, {headers, body}: ReceivedRequest): string[] {
  if (!requestBody) return body === '' ? [] : ['this operation has no body'];
  const type = headers['content-type'] ?? 'none';
  const content = requestBody.content[type];
  if (!content) return [`the content type is ${type}`];
  try {
    return problemsOf(content.schema, JSON.parse(body)).map((line) => `the body: ${line}`);
  } catch {
    return ['the body isn’t JSON'];
  }
}

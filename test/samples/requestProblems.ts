import type {Operation} from '../../plugins/lib/api-contract/types';
import {operations} from '../api/contract';
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

interface Judged {
  readonly operation?: Operation;
  /** 401 without the credentials, 404 for an unknown operation, 422 for the rest. */
  readonly status?: 401 | 404 | 422;
  readonly problems: readonly string[];
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields of a form. */
export const formOf = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));

/** Headers that HTTP clients add. Ruby's sends a content type even with a `POST` that has no body. */
const OF_CLIENTS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
];

/** The account's key, and the id and secret of an OAuth app. */
export interface Credentials {
  readonly key: string;
  /** `id:secret` */
  readonly client: string;
}

/** Checks a request against the contract: its method, path, credentials, query, headers, and body. */
export function judge(request: ReceivedRequest, {key, client}: Credentials): Judged {
  const calls = operations.filter(
    ({path, method}) => method === request.method && namesIn(path, request.path),
  );
  // A path without parameters is more specific: /v1/contacts/imports is no contact.
  const call = calls.find(({path}) => path === request.path) ?? calls[0];
  if (!call) return {status: 404, problems: [`no operation is ${request.method} ${request.path}`]};
  const {operation, path} = call;
  const isFromClient = operation.security.some(({oauthClient}) => oauthClient);
  const expected = isFromClient
    ? `Basic ${Buffer.from(client).toString('base64')}`
    : `Bearer ${key}`;
  if (request.headers.authorization !== expected) {
    return {operation, status: 401, problems: ['the key isn’t the account’s']};
  }
  const problems = [
    ...pathProblems(operation, namesIn(path, request.path) ?? {}),
    ...queryProblems(operation, request),
    ...headerProblems(operation, request),
    ...bodyProblems(operation, request),
  ];
  return problems.length === 0 ? {operation, problems} : {operation, status: 422, problems};
}

/** The values of a path's parameters, or undefined if the path has another form. */
function namesIn(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? {...match.groups} : undefined;
}

function pathProblems(
  {parameters = []}: Operation,
  values: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(values).flatMap(([name, text]) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema;
    if (!schema) return [`the path parameter ${name} isn't documented`];
    return problemsOf(schema, decodeURIComponent(text)).map(
      (line) => `the path parameter ${name}: ${line}`,
    );
  });
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

function headerProblems({parameters = []}: Operation, {headers}: ReceivedRequest): string[] {
  const known = parameters.filter((parameter) => parameter.in === 'header');
  const expected = [...OF_CLIENTS, 'authorization'];
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
  const [type = 'none'] = headers['content-type']?.split(';') ?? [];
  const content = requestBody.content[type];
  if (!content) return [`the content type is ${type}`];
  try {
    const read: unknown = type === FORM_TYPE ? formOf(body) : JSON.parse(body);
    return problemsOf(content.schema, read).map((line) => `the body: ${line}`);
  } catch {
    return ['the body isn’t JSON'];
  }
}

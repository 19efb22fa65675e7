import {curlSample} from '@site/src/lib/samples/curl';
import type {SampleRequest} from '@site/src/lib/samples/request';
import {parseJson} from '@site/src/lib/text';
import type {SandboxRequest} from '@site/src/domain/sandbox/types';
import {RAW_BODY, textOf, writeBody, type FieldProblems} from './body';
import type {ConsoleOperation, FieldValues} from './types';

export type Made =
  | {readonly request: SandboxRequest}
  | {readonly problems: FieldProblems; readonly request?: never};

/**
 * Builds the request from the values.
 *
 * @param key a key or a token, or `client_id:client_secret`; an empty one sends no `Authorization`
 */
export function requestOf(operation: ConsoleOperation, values: FieldValues, key: string): Made {
  const query: Record<string, string> = {};
  const headers: Record<string, string> = {};
  let {method, path} = operation;
  if (key !== '') {
    headers.Authorization = operation.isFromClient ? `Basic ${btoa(key)}` : `Bearer ${key}`;
  }
  for (const field of operation.fields) {
    const {id, place, label} = field;
    const text = textOf(field, values[id] ?? '');
    if (place === 'path') path = path.replace(`{${label}}`, segmentOf(text));
    else if (text === '') continue;
    else if (place === 'method') method = text;
    else if (place === 'query') query[label] = text;
    else if (place === 'header') headers[label] = text;
  }
  const sent = {method, path, query, headers};
  if (operation.bodyType === undefined) return {request: sent};
  const raw = values[RAW_BODY];
  if (typeof raw === 'string') return {request: {...sent, body: raw}};
  const {text, problems} = writeBody(operation, values);
  return Object.keys(problems).length > 0 ? {problems} : {request: {...sent, body: text}};
}

/** Encodes a segment of a path, which can have an @. */
const segmentOf = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@');

/**
 * The request as the samples write it.
 *
 * @param server the real API's URL, without a slash at its end
 */
export function sampleOf(
  {method, path, query, headers, body}: SandboxRequest,
  server: string,
): SampleRequest {
  const {Authorization = '', ...others} = headers;
  const sample = {
    method,
    url: server + path,
    query,
    headers: others,
    isFromClient: Authorization.startsWith('Basic '),
  };
  if (body === undefined) return sample;
  const {'Content-Type': type, ...withoutType} = others;
  // Every language adds the type of a form.
  if (type === 'application/x-www-form-urlencoded') {
    return {...sample, headers: withoutType, form: Object.fromEntries(new URLSearchParams(body))};
  }
  return {...sample, body: parseJson(body), bodyText: body};
}

/** Writes the request as a cURL command that reads the key from the environment. */
export const curlOf = (request: SandboxRequest, server: string): string =>
  curlSample(sampleOf(request, server));

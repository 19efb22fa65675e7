import {curlSample} from '@site/src/lib/samples/curl';
import type {SandboxRequest} from '@site/src/domain/sandbox/types';
import type {ConsoleOperation, Field, FieldValue, FieldValues} from './types';

/** By field id: why the request can't be built. */
export type FieldProblems = Readonly<Record<string, string>>;

export type Made =
  {readonly request: SandboxRequest} | {readonly problems: FieldProblems; readonly request?: never};

/**
 * Builds the request from the values. Invalid values are sent too, because the server's response explains more than a
 * form could. A number that's malformed or that would be rounded is sent as a string. Only invalid JSON stops the
 * request.
 *
 * @param key without `Bearer`; an empty key sends no `Authorization`
 */
export function requestOf(operation: ConsoleOperation, values: FieldValues, key: string): Made {
  const problems: Record<string, string> = {};
  const query: Record<string, string> = {};
  const headers: Record<string, string> = {};
  const body = {};
  if (key !== '') headers.Authorization = `Bearer ${key}`;
  if (operation.hasBody) headers['Content-Type'] = 'application/json';
  for (const field of operation.fields) {
    const read = readValue(field, values[field.id] ?? '');
    if ('problem' in read) problems[field.id] = read.problem;
    else if (read.json === undefined) continue;
    else if (field.place === 'body') put(body, field.path, read.json);
    else (field.place === 'query' ? query : headers)[field.label] = textOf(read.json);
  }
  if (Object.keys(problems).length > 0) return {problems};
  const {method, path, hasBody} = operation;
  const sent = {method, path, query, headers};
  return {request: hasBody ? {...sent, body: JSON.stringify(body, null, 2)} : sent};
}

/** `json` is undefined if the field is left out. */
function readValue(
  {control, isRequired, fallback, place}: Field,
  value: FieldValue,
): {readonly json: unknown} | {readonly problem: string} {
  if (typeof value === 'boolean') {
    // False matters only if it isn't what the server assumes anyway.
    const isSent = value || isRequired || fallback === 'true';
    return {json: isSent ? value : undefined};
  }
  if (typeof value !== 'string') return {json: value.length > 0 ? value : undefined};
  if (value === '') return {json: undefined};
  if (control.kind === 'number') {
    const text = value.trim();
    // Queries and headers are strings, so the server gets the digits as typed.
    return {json: place === 'body' ? numberOr(text) : text};
  }
  if (control.kind !== 'json') return {json: value};
  try {
    return {json: JSON.parse(value) as unknown};
  } catch {
    return {problem: 'Must be valid JSON.'};
  }
}

const textOf = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json));

function put(body: object, [name = '', ...rest]: readonly string[], json: unknown): void {
  const at = body as Record<string, unknown>;
  if (rest.length === 0) at[name] = json;
  else put((at[name] ??= {}), rest, json);
}

/**
 * Writes the request as a cURL command that reads the key from the environment.
 *
 * @param server the real API's URL, without a slash at its end
 */
export function curlOf({method, path, query, headers, body}: SandboxRequest, server: string) {
  const json: unknown = body === undefined ? undefined : JSON.parse(body);
  return curlSample({method, url: server + path, query, headers, body: json});
}

/**
 * Parses a number. Text that isn't a JSON number stays a string, and so does a number that JavaScript would round or
 * that's too large, such as `1e999`. The server then rejects the field instead of getting a different number.
 */
function numberOr(text: string): number | string {
  const typed = digitsOf(text);
  return typed !== null && typed === digitsOf(String(Number(text))) ? Number(text) : text;
}

/** Normalizes a JSON number: `-1.50` and `-15e-1` become `-15e-1`. Returns null for anything else. */
function digitsOf(text: string): string | null {
  const [, sign = '', whole, decimals = '', power = '0'] = JSON_NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const all = (whole + decimals).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = Number(power) - decimals.length + all.length - digits.length;
  return digits === '' ? '0' : `${sign}${digits}e${exponent}`;
}

const JSON_NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

import {curlSample} from '@site/src/lib/samples/curl';
import type {SandboxRequest} from '@site/src/domain/sandbox/types';
import type {ConsoleOperation, Field, FieldValue, FieldValues} from './types';

/** By the id of the field: what keeps the request from being made. */
export type FieldProblems = Readonly<Record<string, string>>;

export type Made =
  {readonly request: SandboxRequest} | {readonly problems: FieldProblems; readonly request?: never};

/**
 * The request that the values make. What the server would refuse is sent all the same, since its answer explains
 * more than a form could: a number that is none, or that would be rounded, goes as text. Only JSON that cannot be
 * read is a problem here.
 *
 * @param key without `Bearer`; an empty one sends no `Authorization`.
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

/** `json` is undefined when the field is left out. */
function readValue(
  {control, isRequired, fallback, place}: Field,
  value: FieldValue,
): {readonly json: unknown} | {readonly problem: string} {
  if (typeof value === 'boolean') {
    // Unchecked says something only where the server would not take "no" by itself.
    const isSaid = value || isRequired || fallback === 'true';
    return {json: isSaid ? value : undefined};
  }
  if (typeof value !== 'string') return {json: value.length > 0 ? value : undefined};
  if (value === '') return {json: undefined};
  if (control.kind === 'number') {
    const text = value.trim();
    // A query and a header are text, so the server gets the digits as they were typed.
    return {json: place === 'body' ? numberOr(text) : text};
  }
  if (control.kind !== 'json') return {json: value};
  try {
    return {json: JSON.parse(value) as unknown};
  } catch {
    return {problem: 'This is not valid JSON.'};
  }
}

const textOf = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json));

function put(body: object, [name = '', ...rest]: readonly string[], json: unknown): void {
  const at = body as Record<string, unknown>;
  if (rest.length === 0) at[name] = json;
  else put((at[name] ??= {}), rest, json);
}

/**
 * The same call as a command. The key is not in it: it is read from the environment.
 *
 * @param server the address of the real API, without a slash at its end.
 */
export function curlOf({method, path, query, headers, body}: SandboxRequest, server: string) {
  const json: unknown = body === undefined ? undefined : JSON.parse(body);
  return curlSample({method, url: server + path, query, headers, body: json});
}

/**
 * The number that is typed. What is no number in JSON stays text, and so does one that JavaScript would round or
 * that is too large for it, such as `1e999`: the server then names the field instead of getting another number.
 */
function numberOr(text: string): number | string {
  const typed = digitsOf(text);
  return typed !== null && typed === digitsOf(String(Number(text))) ? Number(text) : text;
}

/** A number of JSON in one way of writing: `-1.50` and `-15e-1` are `-15e-1`. null when it is none. */
function digitsOf(text: string): string | null {
  const [, sign = '', whole, decimals = '', power = '0'] = JSON_NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const all = (whole + decimals).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = Number(power) - decimals.length + all.length - digits.length;
  return digits === '' ? '0' : `${sign}${digits}e${exponent}`;
}

const JSON_NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

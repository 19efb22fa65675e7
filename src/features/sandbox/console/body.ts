import {parseJson} from '@site/src/lib/text';
import {exactJson, indented} from './jsonText';
import {exampleValues} from './operation';
import type {ConsoleOperation, Field, FieldValue, FieldValues} from './types';

/** The id of the whole body as text, among the values. */
export const RAW_BODY = 'body';

/** The whole body as one field. */
export const rawBodyField: Field = {
  id: RAW_BODY,
  place: 'body',
  path: [],
  label: 'Raw body',
  description: '',
  isRequired: false,
  control: {kind: 'json'},
};

/** By field id: why the request can't be built. */
export type FieldProblems = Readonly<Record<string, string>>;

interface Written {
  readonly text: string;
  /** If there are any, the text has the values as they were typed. */
  readonly problems: FieldProblems;
}

/**
 * Writes the values of the body's fields. Invalid values are sent too, because the server's response explains more than
 * a form could. Only invalid JSON is a problem. Numbers are sent as typed.
 */
export function writeBody(operation: ConsoleOperation, values: FieldValues): Written {
  const fields = operation.fields.filter(({place}) => place === 'body');
  if (operation.bodyType === 'application/x-www-form-urlencoded') {
    const pairs = fields.map((field) => [field.label, textOf(field, values[field.id] ?? '')]);
    const filled = pairs.filter(([, text]) => text !== '');
    return {text: new URLSearchParams(filled).toString(), problems: {}};
  }
  const body: JsonTree = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const json = jsonOf(field, values[field.id] ?? '');
    if (json === undefined) continue;
    if (field.control.kind === 'json' && parseJson(json) === undefined)
      problems[field.id] = INVALID_JSON;
    put(body, field.path, json);
  }
  return {text: indented(writeTree(body)), problems};
}

const INVALID_JSON = 'This isn’t valid JSON.';

/** A value outside of JSON. Empty if the field is left out. */
export function textOf(field: Field, value: FieldValue): string {
  if (isLeftOut(field, value)) return '';
  return field.control.kind === 'number' ? String(value).trim() : String(value);
}

/** False matters only if it isn't what the server assumes anyway. */
const isLeftOut = ({isRequired, fallback}: Field, value: FieldValue): boolean =>
  typeof value === 'boolean' ? !value && !isRequired && fallback !== 'true' : value.length === 0;

/**
 * Sets the whole body, and the fields that it has values for. Text that isn't an object leaves the fields as they were.
 */
export function withRawBody(
  operation: ConsoleOperation,
  values: FieldValues,
  text: string,
): FieldValues {
  const body = readBody(operation, text);
  const fields = operation.fields.filter(({place}) => place === 'body');
  return {...values, ...(body && exampleValues(fields, body)), [RAW_BODY]: text};
}

/** Whether the fields can show everything in the body, so that switching to them changes nothing. */
export function isShownByFields(operation: ConsoleOperation, values: FieldValues): boolean {
  const raw = values[RAW_BODY];
  if (typeof raw !== 'string') return true;
  const body = readBody(operation, raw);
  const shown = readBody(operation, writeBody(operation, values).text);
  return body !== undefined && JSON.stringify(body, sorted) === JSON.stringify(shown, sorted);
}

/** The name of the example that the form and the body's text show; empty if they show other values. */
export function shownExample(operation: ConsoleOperation, values: FieldValues): string {
  const {[RAW_BODY]: _text, ...fields} = values;
  const isShown = (example: FieldValues) =>
    JSON.stringify(fields) === JSON.stringify({...fields, ...example});
  const example = operation.examples.find((each) => isShown(each.values));
  return example && isShownByFields(operation, values) ? example.name : '';
}

function readBody({bodyType}: ConsoleOperation, text: string): object | undefined {
  if (bodyType === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const value = exactJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** Sorts fields by name, and leaves out those that are null. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A value as JSON, or as it was typed if it should be JSON and isn't. Undefined if the field is left out. */
function jsonOf(field: Field, typed: FieldValue): string | undefined {
  // Blank lines, such as the one after the last Enter, aren't items.
  const value = typeof typed === 'object' ? typed.filter((line) => line.trim() !== '') : typed;
  if (isLeftOut(field, value)) return undefined;
  const {kind} = field.control;
  if (kind === 'json') return String(value);
  const text = kind === 'number' ? String(value).trim() : value;
  return kind === 'number' && JSON_NUMBER.test(String(text)) ? String(text) : JSON.stringify(text);
}

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** An object whose leaves are JSON. */
interface JsonTree {
  [name: string]: string | JsonTree;
}

function put(tree: JsonTree, [name = '', ...rest]: readonly string[], json: string): void {
  if (rest.length === 0) tree[name] = json;
  else put((tree[name] ??= {}) as JsonTree, rest, json);
}

function writeTree(tree: string | JsonTree): string {
  if (typeof tree === 'string') return tree;
  const fields = Object.entries(tree).map(([name, each]) => `"${name}":${writeTree(each)}`);
  return `{${fields.join(',')}}`;
}

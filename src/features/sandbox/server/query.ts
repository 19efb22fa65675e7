import {isDay} from './time';
import type {FieldError, Refusal} from './types';
import {DEFAULT_LIMIT} from './pages';

/** Reads one query parameter: the value, or what is expected instead. */
type Reader<Value> = (text: string) => {readonly value: Value} | {readonly expected: string};

export const number =
  (min: number, max: number): Reader<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? {value: Number(text)}
      : {expected: `Write a whole number from ${min} to ${max}.`};

export const word =
  (allowed: readonly string[]): Reader<string> =>
  (text) =>
    allowed.includes(text) ? {value: text} : {expected: `Write one of ${allowed.join(', ')}.`};

export const shaped =
  (pattern: RegExp, expected: string): Reader<string> =>
  (text) =>
    pattern.test(text) ? {value: text} : {expected};

export const day: Reader<string> = (text) =>
  isDay(text) ? {value: text} : {expected: 'Write a day such as 2026-11-16.'};

export const CURSOR_EXPECTED = 'This cursor was not made by this list with these filters.';

export const paging = {
  limit: number(1, 100),
  cursor: shaped(/^[\w-]{1,200}$/, CURSOR_EXPECTED),
};

export type Values<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/** The values of a query, or the parameters that are unknown or not valid. */
export function readQuery<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  query: Readonly<Record<string, string>>,
  readers: Readers,
): {readonly values: Values<Readers>} | Refusal {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [parameter, text] of Object.entries(query)) {
    const reader = Object.hasOwn(readers, parameter) ? readers[parameter] : undefined;
    const read = reader ? reader(text) : {expected: 'There is no such parameter.'};
    if ('expected' in read) errors.push({parameter, message: read.expected});
    else values[parameter] = read.value;
  }
  return errors.length > 0 ? invalid(errors) : {values: values as Values<Readers>};
}

/** 422 with the parameters or the fields that are not valid. */
export function invalid(errors: readonly FieldError[]): Refusal {
  const shown = errors.slice(0, 100);
  const noun = shown.every((error) => 'pointer' in error) ? 'field' : 'parameter';
  const detail =
    errors.length === 1 ? `1 ${noun} is not valid.` : `${errors.length} ${noun}s are not valid.`;
  return {problem: 'validation-failed', detail, errors: shown};
}

export const limitOf = ({limit}: {readonly limit?: number}): number => limit ?? DEFAULT_LIMIT;

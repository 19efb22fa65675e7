import {parseTimestamp} from './time';
import type {FieldError} from './types';

/**
 * Small checks of JSON values, in place of a schema library that would be larger than the server.
 * Each adds what is wrong at its JSON pointer; the rules are those of api/openapi.yaml.
 */
export type Check = (value: unknown, pointer: string, errors: FieldError[]) => void;

const fail = (errors: FieldError[], pointer: string, message: string) =>
  void errors.push({pointer, message});

export function all(...checks: readonly Check[]): Check {
  return (value, pointer, errors) => {
    const before = errors.length;
    // The first complaint about a field is enough.
    for (const check of checks) if (errors.length === before) check(value, pointer, errors);
  };
}

export function text(min: number, max: number): Check {
  const message = `Write ${min} to ${max.toLocaleString('en')} characters.`;
  return (value, pointer, errors) => {
    // Characters, not the halves of a pair, as JSON Schema counts.
    const length = typeof value === 'string' ? Array.from(value).length : -1;
    if (length < min || length > max) fail(errors, pointer, message);
  };
}

export function matching(pattern: RegExp, message: string): Check {
  return (value, pointer, errors) => {
    if (typeof value !== 'string' || !pattern.test(value)) fail(errors, pointer, message);
  };
}

export function wholeNumber(min: number, max: number): Check {
  return (value, pointer, errors) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      fail(errors, pointer, `Write a whole number from ${min} to ${max}.`);
    }
  };
}

export function oneOf(allowed: readonly string[]): Check {
  return (value, pointer, errors) => {
    if (!allowed.includes(value as string)) {
      fail(errors, pointer, `Write one of ${allowed.join(', ')}.`);
    }
  };
}

/** A list without repetitions when its items are texts. */
export function list(min: number, max: number, item: Check): Check {
  return (value, pointer, errors) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return fail(errors, pointer, `Write a list of ${min} to ${max}.`);
    }
    const items: readonly unknown[] = value;
    items.forEach((each, index) => {
      const isRepeated = typeof each === 'string' && items.indexOf(each) !== index;
      if (isRepeated) fail(errors, `${pointer}/${index}`, 'This is in the list already.');
      else item(each, `${pointer}/${index}`, errors);
    });
  };
}

export function nullOr(check: Check): Check {
  return (value, pointer, errors) => {
    if (value !== null) check(value, pointer, errors);
  };
}

/** An RFC 3339 time after `now`. */
export function future(now: number): Check {
  return (value, pointer, errors) => {
    const time = typeof value === 'string' ? parseTimestamp(value) : undefined;
    if (time === undefined) fail(errors, pointer, 'Write a time such as 2027-01-11T08:00:00Z.');
    else if (time <= now) fail(errors, pointer, 'Write a time in the future.');
  };
}

/** An object with these fields and no others. */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const fields = {...required, ...optional};
  return (value, pointer, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return fail(errors, pointer, 'Write a JSON object.');
    }
    for (const name of Object.keys(required)) {
      if (!Object.hasOwn(value, name)) {
        fail(errors, `${pointer}/${escape(name)}`, 'This field is required.');
      }
    }
    for (const [name, each] of Object.entries(value)) {
      const at = `${pointer}/${escape(name)}`;
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (check) check(each, at, errors);
      else fail(errors, at, 'There is no such field.');
    }
  };
}

/** RFC 6901, section 3. */
const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

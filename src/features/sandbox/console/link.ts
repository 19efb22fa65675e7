import {emptyValue} from './operation';
import type {Field, FieldValue, FieldValues} from './types';

/** The name in the address: `?try=…`. */
export const LINK_PARAMETER = 'try';

/** Characters. Beyond about 8,000 servers and messengers cut addresses off. */
export const LONGEST_LINK = 6000;

/**
 * The values as a text for an address. The key is no field, so it never is in a link.
 *
 * @returns null when the text would be too long to share.
 */
export function encodeRequest(fields: readonly Field[], values: FieldValues): string | null {
  const filled = fields.flatMap((field) => {
    const value = values[field.id];
    const isFilled = value !== undefined && !isSame(value, emptyValue(field));
    return isFilled ? [[field.id, value] as const] : [];
  });
  const text = toBase64Url(JSON.stringify(Object.fromEntries(filled)));
  return text.length <= LONGEST_LINK ? text : null;
}

/**
 * The values of a link, those it does not name empty. Names and values that do not fit the fields are dropped: the
 * link may be of an older version, or of somebody who plays.
 *
 * @returns null when the text is no link at all.
 */
export function decodeRequest(fields: readonly Field[], text: string): FieldValues | null {
  if (text.length > LONGEST_LINK) return null;
  const read = fromBase64Url(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  return Object.fromEntries(
    fields.map((field) => {
      const value: unknown = Object.hasOwn(read, field.id)
        ? (read as Record<string, unknown>)[field.id]
        : undefined;
      const empty = emptyValue(field);
      return [field.id, isLike(value, empty) && isOffered(field, value) ? value : empty];
    }),
  );
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a value has the shape of another one. */
function isLike(value: unknown, other: FieldValue): value is FieldValue {
  if (Array.isArray(other)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return typeof value === typeof other;
}

/** Whether the field's control can show the value. */
function isOffered({control}: Field, value: FieldValue): boolean {
  const options =
    control.kind === 'select' || control.kind === 'list' ? control.options : undefined;
  return !options || [value].flat().every((each) => each === '' || options.includes(String(each)));
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** undefined when it is not the JSON of a text in base64url. */
function fromBase64Url(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const array = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(array)) as unknown;
  } catch {
    return undefined;
  }
}

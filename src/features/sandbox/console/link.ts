import {RAW_BODY} from './body';
import {emptyValue, exampleValues} from './operation';
import type {Field, FieldValue, FieldValues} from './types';

/** The query parameter with the values: `?try=…`. */
export const LINK_PARAMETER = 'try';

/** Characters. Servers and messengers truncate URLs at about 8,000. */
export const LONGEST_LINK = 6000;

/**
 * Encodes the values for a URL. The API key isn't a field, so it's never part of a link.
 *
 * @returns null if the result is too long to share
 */
export function encodeRequest(fields: readonly Field[], values: FieldValues): string | null {
  const defaults = exampleValues(fields, {});
  const filled = [...fields.map(({id}) => id), RAW_BODY].flatMap((id) => {
    const value = values[id];
    const isFilled = value !== undefined && !isSame(value, defaults[id]);
    return isFilled ? [[id, value] as const] : [];
  });
  const text = toBase64Url(JSON.stringify(Object.fromEntries(filled)));
  return text.length <= LONGEST_LINK ? text : null;
}

/**
 * Decodes the values of a link. Fields that it doesn't contain have their defaults. Unknown names and unsuitable values are
 * dropped, because a link can be outdated or tampered with.
 *
 * @returns null if the text isn't a link
 */
export function decodeRequest(fields: readonly Field[], text: string): FieldValues | null {
  if (text.length > LONGEST_LINK) return null;
  const read = fromBase64Url(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const defaults = exampleValues(fields, {});
  const valueOf = (id: string): unknown =>
    Object.hasOwn(read, id) ? (read as Record<string, unknown>)[id] : undefined;
  const values = fields.map((field): [string, FieldValue] => {
    const value = valueOf(field.id);
    const isUsable = isLike(value, emptyValue(field)) && isOffered(field, value) && !hasKeys(value);
    return [field.id, isUsable ? value : (defaults[field.id] ?? '')];
  });
  const raw = valueOf(RAW_BODY);
  const hasRaw = typeof raw === 'string' && !hasKeys(raw);
  return Object.fromEntries(hasRaw ? [...values, [RAW_BODY, raw]] : values);
}

function isSame(a: FieldValue, b: FieldValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a value has the same type as another. */
function isLike(value: unknown, other: FieldValue): value is FieldValue {
  if (Array.isArray(other)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return typeof value === typeof other;
}

/**
 * Whether the value has control characters other than tabs and line breaks. In a copied command, a terminal takes them
 * for keys, such as Ctrl+C, so what follows them would run as another command.
 */
function hasKeys(value: FieldValue): boolean {
  return [value].flat().some((each) => /[^\P{Cc}\t\n\r]/u.test(String(each)));
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

/** Returns undefined if the text isn't JSON in base64url. */
function fromBase64Url(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const array = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(array)) as unknown;
  } catch {
    return undefined;
  }
}

import {asciiHost, parseJson} from '../text';

/** A text field of a form. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'text' | 'email' | 'area';
  /** The error of an empty field, unless the browser checks the form. Without it, the field is optional. */
  readonly missing?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Visible lines of an area. */
  readonly rows?: number;
  /** In characters. */
  readonly maxLength?: number;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Errors by field, without the valid fields. */
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The email addresses that browsers accept. https://html.spec.whatwg.org/#valid-e-mail-address */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Writes the domain of an address in ASCII. Chrome does so in the field's value, and Firefox only when it checks it. */
function withAsciiDomain(text: string): string {
  return text.replace(
    /^([^@]*@)([^\s@/?#:%\\]+)$/,
    (_match, name: string, host: string) => name + asciiHost(host),
  );
}

/** Returns the error of a value, with how to fix it, or null. */
export function problemOf({type, missing}: FieldSpec, value: string): string | null {
  const text = value.trim();
  if (text === '') return missing ?? null;
  if (type === 'email' && !EMAIL.test(withAsciiDomain(text))) {
    return 'Enter a complete email address, such as name@company.com.';
  }
  return null;
}

/** Returns the error of each invalid value, in the order of the fields. */
export function findErrors<Name extends string>(
  fields: readonly FieldSpec<Name>[],
  values: Values<Name>,
): Errors<Name> {
  const errors: Partial<Record<Name, string>> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.name]);
    if (problem !== null) errors[field.name] = problem;
  }
  return errors;
}

/** Whether every required field has more than spaces in it. */
export function isComplete<Name extends string>(
  fields: readonly FieldSpec<Name>[],
  values: Values<Name>,
): boolean {
  return fields.every(({name, missing}) => missing === undefined || values[name].trim() !== '');
}

/** An empty value for each field. */
export function emptyValues<Name extends string>(fields: readonly FieldSpec<Name>[]): Values<Name> {
  return Object.fromEntries(fields.map(({name}) => [name, ''])) as Values<Name>;
}

/** Serializes the values of a form for storage; null if all are empty. */
export function writeDraft(values: Values<string>): string | null {
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  return typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null;
}

/** Parses a stored draft. Drops fields that the form no longer has, and returns no values for invalid text. */
export function readDraft<Name extends string>(
  fields: readonly FieldSpec<Name>[],
  text: string | null,
): Partial<Values<Name>> {
  const kept = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>;
  const values: Partial<Record<Name, string>> = {};
  for (const {name} of fields) {
    const value = kept[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** A line or an area of a form. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly type: 'text' | 'email' | 'area';
  /** What is said when it is empty, unless the browser checks the form; a field without it may stay empty. */
  readonly missing?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Lines of an area. */
  readonly rows?: number;
  /** Characters that can be typed. */
  readonly maxLength?: number;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong, by field; a field that is in order is not listed. */
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What browsers accept in an input of the type email. https://html.spec.whatwg.org/#valid-e-mail-address */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with one value and how to mend it; null when nothing is. */
export function problemOf({type, missing}: FieldSpec, value: string): string | null {
  const text = value.trim();
  if (text === '') return missing ?? null;
  if (type === 'email' && !EMAIL.test(text)) {
    return 'This is not a complete address. It looks like name@company.com.';
  }
  return null;
}

/** What is wrong with each value, in the order of the fields. */
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

/** Whether every field that may not stay empty has more than blanks in it. */
export function isComplete<Name extends string>(
  fields: readonly FieldSpec<Name>[],
  values: Values<Name>,
): boolean {
  return fields.every(({name, missing}) => missing === undefined || values[name].trim() !== '');
}

/** Every field, empty. */
export function emptyValues<Name extends string>(fields: readonly FieldSpec<Name>[]): Values<Name> {
  return Object.fromEntries(fields.map(({name}) => [name, ''])) as Values<Name>;
}

import type {FieldSpec, Values} from './fields';

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
  const kept = parse(text);
  const values: Partial<Record<Name, string>> = {};
  for (const {name} of fields) {
    const value = kept[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

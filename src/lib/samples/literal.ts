/** How a language writes JSON values. */
export interface Syntax {
  /** The indentation of one level. */
  readonly indent: string;
  readonly null: string;
  readonly true: string;
  readonly false: string;
  readonly text: (text: string) => string;
  /** A field without the comma. */
  readonly field: (name: string, value: string) => string;
  readonly object: {readonly open: string; readonly close: string; readonly empty: string};
  /** Overrides the opening of an object with these names. */
  readonly openFor?: (names: readonly string[]) => string;
}

/** Longer lists get a line for each item. */
const LINE_LENGTH = 72;

/** Writes a JSON value as a literal. Lines after the first are indented by `depth` levels. */
export function literal(value: unknown, syntax: Syntax, depth = 0): string {
  if (value === null) return syntax.null;
  if (value === true) return syntax.true;
  if (value === false) return syntax.false;
  // All five languages read JSON's numbers.
  if (typeof value === 'number') return JSON.stringify(value);
  if (typeof value === 'string') return syntax.text(value.toWellFormed());
  if (Array.isArray(value)) return list(value, syntax, depth);
  return object(value as Record<string, unknown>, syntax, depth);
}

function list(items: readonly unknown[], syntax: Syntax, depth: number): string {
  const isFlat = items.every((item) => typeof item !== 'object' || item === null);
  if (isFlat) {
    const inLine = `[${items.map((item) => literal(item, syntax)).join(', ')}]`;
    if (inLine.length <= LINE_LENGTH) return inLine;
  }
  const written = items.map((item) => literal(item, syntax, depth + 1));
  return block({open: '[', lines: written, close: ']'}, syntax, depth);
}

function object(fields: Record<string, unknown>, syntax: Syntax, depth: number): string {
  const names = Object.keys(fields);
  if (names.length === 0) return syntax.object.empty;
  const lines = names.map((name) =>
    syntax.field(name.toWellFormed(), literal(fields[name], syntax, depth + 1)),
  );
  const open = syntax.openFor?.(names) ?? syntax.object.open;
  return block({open, lines, close: syntax.object.close}, syntax, depth);
}

interface Block {
  readonly open: string;
  readonly lines: readonly string[];
  readonly close: string;
}

/** Writes lines between brackets, each with a comma. All five languages allow a trailing one. */
export function block({open, lines, close}: Block, {indent}: Syntax, depth: number): string {
  const inner = indent.repeat(depth + 1);
  return [open, ...lines.map((line) => `${inner}${line},`), indent.repeat(depth) + close].join(
    '\n',
  );
}

/** Invisible characters and those that end a line: control characters, line and paragraph separators. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

export const hasUnseen = (text: string) => text.search(unseen) !== -1;

/** Escapes invisible characters with the usual short forms, and the others with `code`. */
export function escapeUnseen(text: string, code: (hex: string) => string): string {
  const short: Record<string, string> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};
  return text.replace(unseen, (each) => short[each] ?? code(each.charCodeAt(0).toString(16)));
}

/** Prefers single quotes, unless double quotes need fewer escapes. */
export const prefersDouble = (text: string) => text.includes("'") && !text.includes('"');

/** A query without lists, as an object. A number is one if every language serializes it identically. */
export function queryObject(pairs: readonly (readonly [string, string])[]): object {
  const valueOf = (text: string) => (/^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
  return Object.fromEntries(pairs.map(([name, text]) => [name, valueOf(text)]));
}

/** Whether a parameter is a list. */
export function repeatsName(pairs: readonly (readonly [string, string])[]): boolean {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}

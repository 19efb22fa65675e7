import type {SdkTypeRef} from './types';

/** The longest line, as in the hand-written modules. */
const COLUMNS = 100;
export const INDENT = '    ';

/** The escapes of JSON mean the same in Python. */
export const literal = (value: string) => JSON.stringify(value);

/** @param prefix the module of named types, with a period */
export function typeCode(type: SdkTypeRef, prefix = ''): string {
  const code = valueCode(type, prefix);
  return type.isNullable && code !== 'Any' ? `Optional[${code}]` : code;
}

/** The type of a value that isn't `None`. */
export function valueCode(type: SdkTypeRef, prefix = ''): string {
  switch (type.kind) {
    case 'named':
      return prefix + type.name;
    case 'string':
      return type.values && !type.isOpen
        ? `Literal[${type.values.map(literal).join(', ')}]`
        : 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'array':
      return `list[${typeCode(type.items, prefix)}]`;
    case 'map':
      return `dict[str, ${typeCode(type.values, prefix)}]`;
    case 'union':
      return `Union[${type.of.map((each) => typeCode(each, prefix)).join(', ')}]`;
    // `nameObjects` has named all objects.
    case 'object':
    case 'unknown':
      return 'Any';
  }
}

/** Writes items in brackets on one line, or one a line if they don't fit. */
export function bracketed(
  open: string,
  items: readonly string[],
  close: string,
  indent = '',
): string[] {
  const line = indent + open + items.join(', ') + close;
  if (line.length <= COLUMNS) return [line];
  return [indent + open, ...items.map((item) => `${indent}${INDENT}${item},`), indent + close];
}

/** @param parts paragraphs, lists, and `:param` lines in Markdown. Empty ones are left out. */
export function docstring(parts: readonly string[], indent = ''): string[] {
  const text = parts
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"""');
  if (!text) return [];
  const wrapped = wrap(text, COLUMNS - indent.length);
  const [first = ''] = wrapped;
  const isShort = wrapped.length === 1 && indent.length + first.length + 6 <= COLUMNS;
  if (isShort && !first.endsWith('"')) return [`${indent}"""${first}"""`];
  return ['"""', ...wrapped, '"""'].map((line) => (line ? indent + line : ''));
}

/** Fills lines again, because the contract's lines have another width. */
function wrap(text: string, width: number): string[] {
  const blocks = text.split(/\n(?=\n)|(?<!\n)\n(?=- |:)/);
  return blocks.flatMap((block) => {
    const words = block.split(/\s+/).filter(Boolean);
    const hanging = /^\n*- /.test(block) ? '  ' : /^\n*:/.test(block) ? INDENT : '';
    const filled = words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) {
        return [...lines.slice(0, -1), `${last} ${word}`];
      }
      return [...lines, last === undefined ? word : hanging + word];
    }, []);
    return block.startsWith('\n') ? ['', ...filled] : filled;
  });
}

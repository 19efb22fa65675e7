/** The offsets of a part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Line extends Span {
  readonly indent: number;
  /** The offset after the field's name. */
  readonly afterName: number;
}

/**
 * Finds the line of a field in a code sample in any of the languages: the outermost line that assigns to the field's
 * name, inside the lines of the field that contains it.
 *
 * @param path the field's name after those of the fields that contain it
 * @param hasFields whether the field is an object, or a list of objects
 * @returns null if the sample doesn't have the field
 */
export function fieldLine(code: string, path: readonly string[], hasFields: boolean): Span | null {
  let scope: Span = {start: 0, end: code.length};
  let line: Line | undefined;
  for (const [at, name] of path.entries()) {
    const isObject = hasFields || at < path.length - 1;
    line = linesWith(name, code, scope)
      // A field with a plain value isn't the object that's only named like it: the body of a request.
      .filter(({end}) => isObject || code[end - 1] !== '{')
      .reduce<Line | undefined>(
        (first, next) => (first && first.indent <= next.indent ? first : next),
        undefined,
      );
    if (!line) return null;
    scope = {start: line.afterName, end: endOfBlock(code, line)};
  }
  return line ? {start: line.start + line.indent, end: line.end} : null;
}

function linesWith(name: string, code: string, scope: Span): Line[] {
  const assigned = new RegExp(String.raw`(?<![\w-])${name}["']?\]?\s*[:=]`, 'g');
  return [...code.slice(scope.start, scope.end).matchAll(assigned)].map(({index, 0: text}) => {
    const start = code.lastIndexOf('\n', scope.start + index) + 1;
    return {
      start,
      end: `${code}\n`.indexOf('\n', start),
      indent: code.slice(start).search(/\S/),
      afterName: scope.start + index + text.length,
    };
  });
}

/** The lines after a field's that are further in belong to it. */
function endOfBlock(code: string, {end, indent}: Line): number {
  const next = new RegExp(String.raw`\n {0,${indent}}\S`).exec(code.slice(end));
  return next ? end + next.index : code.length;
}

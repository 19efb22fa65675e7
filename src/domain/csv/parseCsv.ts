const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Returns the delimiter that the header has most of, outside of quotes. A comma if there's none. */
export function delimiterOf(header: string): Delimiter {
  const plain = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => plain.split(delimiter).length;
  return [...delimiters].sort((a, b) => count(b) - count(a))[0]!;
}

/**
 * Splits a CSV into rows of values (RFC 4180): values in quotes may contain delimiters, line breaks, and doubled quotes.
 * Rows without any value are left out.
 *
 * @returns the rows with the line on which each starts, counted from 1, and whether the last quote is open.
 */
export function parseCsv(
  text: string,
  delimiter: Delimiter,
): {readonly rows: readonly CsvRow[]; readonly hasOpenQuote: boolean} {
  const rows: CsvRow[] = [];
  const end = text.length;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let hasOpenQuote = false;
  while (at < end) {
    const values: string[] = [];
    const startLine = line;
    for (;;) {
      let value = '';
      if (text[at] === '"') {
        let close = text.indexOf('"', at + 1);
        while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
        hasOpenQuote = close === -1;
        const quoted = text.slice(at + 1, close === -1 ? end : close);
        line += countLines(quoted);
        value = quoted.replaceAll('""', '"');
        at = close === -1 ? end : close + 1;
      }
      let stop = at;
      while (stop < end && text[stop] !== delimiter && text[stop] !== '\n' && text[stop] !== '\r')
        stop += 1;
      value += text.slice(at, stop);
      values.push(value);
      at = stop + 1;
      if (stop >= end || text[stop] !== delimiter) {
        if (text[stop] === '\r' && text[at] === '\n') at += 1;
        break;
      }
    }
    line += 1;
    if (values.some((value) => value.trim() !== '')) rows.push({line: startLine, values});
  }
  return {rows, hasOpenQuote};
}

export interface CsvRow {
  readonly line: number;
  readonly values: readonly string[];
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

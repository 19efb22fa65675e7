/** A whole number is written as one where every language makes the same text of it; the rest as text. */
export function queryValue(text: string): string | number {
  return /^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** Whether a list is among the parameters. */
export function repeatsName(pairs: readonly (readonly [string, string])[]): boolean {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}

/**
 * Writes a number with commas between thousands: `12,345`, `12,345.50`. Without Intl, whose first use takes 20 ms while a
 * page wakes.
 *
 * @param decimals digits after the point.
 */
export function withCommas(value: number, decimals = 0): string {
  return value.toFixed(decimals).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
}

/** Writes a number with its noun: `1 article`, `1,200 articles`. */
export const counted = (count: number, noun: string): string =>
  `${withCommas(count)} ${noun}${count === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;

/** Writes a number with a minus sign instead of a hyphen: `−50`. */
export const withMinus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Writes a change with its sign: `+5`, `−50`. */
export const withSign = (value: number): string => `${value > 0 ? '+' : ''}${withMinus(value)}`;

/** Joins words or numbers: `1, 3, and 7`. */
export function listed(
  parts: readonly (string | number)[],
  conjunction: 'and' | 'or' = 'and',
): string {
  if (parts.length < 2) return parts.join('');
  const comma = parts.length > 2 ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} ${conjunction} ${parts.at(-1)}`;
}

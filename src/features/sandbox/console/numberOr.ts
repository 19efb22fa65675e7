/**
 * The number that is typed. What is no number in JSON stays text, and so does one that JavaScript would round or
 * that is too large for it, such as `1e999`: the server then names the field instead of getting another number.
 */
export function numberOr(text: string): number | string {
  const typed = digitsOf(text);
  return typed !== null && typed === digitsOf(String(Number(text))) ? Number(text) : text;
}

/** A number of JSON in one way of writing: `-1.50` and `-15e-1` are `-15e-1`. null when it is none. */
function digitsOf(text: string): string | null {
  const [, sign = '', whole, decimals = '', power = '0'] = JSON_NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const all = (whole + decimals).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = Number(power) - decimals.length + all.length - digits.length;
  return digits === '' ? '0' : `${sign}${digits}e${exponent}`;
}

const JSON_NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

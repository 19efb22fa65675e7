import type {Schema} from '../lib/api-contract/types';

const number = (value: number) => value.toLocaleString('en-US');

const plural = (count: number, unit: string) => (count === 1 ? unit : `${unit}s`);

/** `1 to 80 characters`, `at most 254 characters`, `at least 1 item`, `0 to 100`. */
function range(min: number | undefined, max: number | undefined, unit = ''): string[] {
  const with_ = (count: number) => (unit ? ` ${plural(count, unit)}` : '');
  if (min !== undefined && max !== undefined) {
    const span = min === max ? number(max) : `${number(min)} to ${number(max)}`;
    return [span + with_(max)];
  }
  if (max !== undefined) return [`at most ${number(max)}${with_(max)}`];
  return min === undefined ? [] : [`at least ${number(min)}${with_(min)}`];
}

/** A JSON value as it is written in code; a text without quotes, which its type already says. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The type in words: `string (date-time)`, `integer or null`, `array of objects`. */
export function typeWords({type, format, items}: Schema): string {
  const names = [type ?? []].flat().map((name) => {
    if (name !== 'array') return name;
    return items ? `array of ${pluralType(items)}` : 'array';
  });
  const [first = 'any', ...others] = names;
  return [format ? `${first} (${format})` : first, ...others].join(' or ');
}

const pluralType = (items: Schema) =>
  typeWords(items)
    .split(' or ')
    .map((name) => (name === 'null' ? name : name.replace(/^(\w+)/, '$1s')))
    .join(' or ');

/** What a value has to keep to, other than its type, its pattern and its only values. */
export function ruleWords(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems} = schema;
  return [
    ...range(minLength, maxLength, 'character'),
    ...range(minimum, maximum),
    ...range(minItems, maxItems, 'item'),
    ...(uniqueItems ? ['no item twice'] : []),
  ];
}

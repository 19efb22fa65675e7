import {capital} from '@site/src/lib/capital';
import type {Control} from './types';

/**
 * How long, large or many a value may be, for the hint below its field: `1 to 64 characters.` Empty where the contract
 * sets no limit, and for choices, which show how many they are.
 */
export function limitsOf(control: Control): string {
  switch (control.kind) {
    case 'text':
      return sentence(span(control.minLength, control.maxLength, 'character'));
    case 'number':
      return sentence(control.isWhole && 'whole numbers', span(control.minimum, control.maximum));
    case 'list':
      return control.options ? '' : sentence(span(control.minItems, control.maxItems, 'item'));
    case 'select':
    case 'checkbox':
    case 'json':
      return '';
  }
}

/** `1 to 64 characters`, `at most 1,000 items`, `at least 1`. */
function span(least: number | undefined, most: number | undefined, unit?: string): string {
  const last = most ?? least;
  if (last === undefined) return '';
  const start =
    most === undefined ? 'at least ' : least === undefined ? 'at most ' : `${number(least)} to `;
  const ending = unit === undefined ? '' : ` ${unit}${last === 1 ? '' : 's'}`;
  return `${start}${number(last)}${ending}`;
}

const number = (value: number) => value.toLocaleString('en-US');

const sentence = (...parts: readonly (string | false)[]) => {
  const text = parts.filter(Boolean).join(', ');
  return text && `${capital(text)}.`;
};

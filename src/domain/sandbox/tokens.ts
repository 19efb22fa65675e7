import type {Contact} from './state';

const TOKEN = /\{\{\s*(firstName|company|title)\s*(?:\|([^{}]*))?\}\}/g;

/** Fills `{{firstName}}`, `{{company}}` and `{{title}}`; after a bar stands what an empty field becomes. */
export function fillTokens(
  text: string,
  {name, company, title}: Pick<Contact, 'name' | 'company' | 'title'>,
): string {
  const fields: Readonly<Record<string, string | null | undefined>> = {
    firstName: name?.split(' ')[0],
    company,
    title,
  };
  return text.replace(
    TOKEN,
    (_token, field: string, fallback = '') => fields[field] || String(fallback).trim(),
  );
}

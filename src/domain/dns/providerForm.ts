import type {DnsProvider} from '@site/src/data/dnsProviders';
import {MAX_STRING, type DnsRecord} from './record';

export interface FormField {
  readonly label: string;
  readonly text: string;
  /** Whether it's typed rather than chosen, so that copying it helps. */
  readonly isTyped: boolean;
}

/** Writes a record as the fields of a provider's form, in their order. */
export function providerForm(record: DnsRecord, provider: DnsProvider): FormField[] {
  const {labels, apex, ttl} = provider;
  const host = record.host === '' ? apex : record.host;
  return [
    {label: labels.type, text: record.type, isTyped: false},
    {label: labels.host, text: host, isTyped: host !== ''},
    {label: labels[record.type], text: valueFor(record, provider), isTyped: true},
    {label: 'TTL', text: ttl, isTyped: false},
  ];
}

function valueFor({type, value}: DnsRecord, {isQuoted, hasTargetDot}: DnsProvider): string {
  if (type === 'CNAME') return hasTargetDot ? `${value}.` : value;
  return isQuoted ? quotedStrings(value) : value;
}

/** Writes a value as strings in quotes, as in a zone file. Receivers join them without spaces. */
function quotedStrings(value: string): string {
  const strings = value.match(new RegExp(`.{1,${MAX_STRING}}`, 'gs')) ?? [];
  return strings.map((text) => `"${text}"`).join(' ');
}

/** A part of a record, by its first character and the one after its last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Finding {
  /** `error`: receivers ignore or fail the record. `warning`: it works, but not as well as it could. */
  readonly level: 'error' | 'warning' | 'fine';
  readonly text: string;
  readonly at?: Range;
}

export type RecordKind = 'SPF' | 'DKIM' | 'DMARC';

export interface CheckedRecord {
  readonly kind: RecordKind;
  /** The record as it's read, which `at` of the findings refers to. */
  readonly record: string;
  readonly findings: readonly Finding[];
}

/** A record to publish. */
export interface DnsRecord {
  readonly type: 'TXT' | 'CNAME';
  /** The host without the domain; empty for the domain itself. */
  readonly host: string;
  readonly value: string;
}

export interface CreatedRecord extends DnsRecord {
  readonly kind: RecordKind;
  /** Advice to read before publishing it. */
  readonly notes: readonly string[];
}

/** The reason why a record can't be created. */
export interface Problem {
  readonly problem: string;
}

export interface Tag extends Range {
  readonly name: string;
  readonly value: string;
  /** Without an equals sign, `name` is the whole part. */
  readonly hasEquals: boolean;
  /** Whether something else separates it from the tag before. */
  readonly lacksSemicolon: boolean;
}

/** A semicolon, or what's written instead of one before a known tag. */
const SEPARATOR =
  /;\s*|(?<![\s,:])[\s,:]+(?=(?:[vkphtsg]|sp|np|psd|adkim|aspf|fo|rua|ruf|pct|ri|rf)\s?=\s?[^=\s])/gi;

/** Splits a record such as `v=DMARC1; p=none` into its tags. Empty ones are left out, like the one after a last semicolon. */
export function tagsOf(record: string): Tag[] {
  const tags: Tag[] = [];
  let start = 0;
  let separator = ';';
  const ends = [...record.matchAll(SEPARATOR), {0: ';', index: record.length}];
  for (const {0: next, index} of ends) {
    const part = record.slice(start, index);
    const text = part.trim();
    const from = start + part.indexOf(text);
    const equals = text.indexOf('=');
    if (text !== '') {
      tags.push({
        name: (equals === -1 ? text : text.slice(0, equals)).trim().toLowerCase(),
        value: equals === -1 ? '' : text.slice(equals + 1).trim(),
        hasEquals: equals !== -1,
        from,
        to: from + text.length,
        lacksSemicolon: !separator.includes(';'),
      });
    }
    start = index + next.length;
    separator = next;
  }
  return tags;
}

/** Reports tags that occur twice, and parts without an equals sign, which often lack a semicolon. */
export function checkTags(tags: readonly Tag[]): Finding[] {
  return tags.flatMap((tag, at): Finding[] => {
    if (!tag.hasEquals) {
      const text = tag.name.includes('@')
        ? 'Separate addresses with commas, not with semicolons.'
        : 'A tag needs a name, an equals sign, and a value.';
      return [{level: 'error', text, at: tag}];
    }
    if (tag.lacksSemicolon) {
      return [{level: 'error', text: `Write a semicolon before ${tag.name}=.`, at: tag}];
    }
    return tags.slice(0, at).some(({name}) => name === tag.name)
      ? [{level: 'error', text: `${tag.name}= appears twice. Keep one.`, at: tag}]
      : [];
  });
}

/** A TXT record has strings of at most this many characters. */
export const MAX_STRING = 255;

export function checkLength(record: string): Finding[] {
  return record.length > MAX_STRING
    ? [
        {
          level: 'warning',
          text: `The record has ${record.length} characters. If your DNS provider doesn’t split it automatically, write it as several strings in quotes of up to ${MAX_STRING} each.`,
        },
      ]
    : [];
}

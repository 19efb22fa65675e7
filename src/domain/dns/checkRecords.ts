import {checkDkim} from './dkim';
import {checkDmarc} from './dmarc';
import type {CheckedRecord, Finding, RecordKind} from './record';
import {checkSpf, termsOf} from './spf';

const checks = {SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc} satisfies Record<
  RecordKind,
  unknown
>;

/** No domain's records, and no single record, are this long. A check's time grows faster than its text. */
const MAX_TEXT = 20_000;
const MAX_RECORD = 4_000;

/**
 * Checks pasted SPF, DKIM, and DMARC records, one per line, also as they're shown by `dig` or in a zone file.
 *
 * @returns one result for each line that's a record, by its content; none if there's no record.
 */
export function checkRecords(pasted: string): CheckedRecord[] {
  const lines = joined(pasted.slice(0, MAX_TEXT))
    .map((line) => cleaned(line.slice(0, MAX_RECORD)))
    .filter((line) => line !== '');
  const records = lines.flatMap((record) => {
    const kind = kindOf(record);
    if (!kind) return [];
    // Other errors would be about the same characters.
    const stray = checkText(record);
    return [{kind, record, findings: stray.length > 0 ? stray : checks[kind](record)}];
  });
  return records.map((checked, at) => {
    const isSecond =
      counts(checked) &&
      records.slice(0, at).some((one) => one.kind === checked.kind && counts(one));
    // Each sender of a domain has a DKIM record of its own.
    if (!isSecond || checked.kind === 'DKIM') return checked;
    return {
      ...checked,
      findings: [...checked.findings, {level: 'warning', text: seconds[checked.kind]}],
    };
  });
}

/** Receivers skip records with another version, such as Sender ID's (RFC 7208, section 4.5). */
const counts = ({kind, record}: CheckedRecord): boolean =>
  kind !== 'SPF' || /^v=spf1(?: |$)/i.test(record);

/** Warnings about a second record of a kind. */
const seconds = {
  SPF: 'If this record and the one above have the same host, both fail: a host may have only one SPF record. Merge the two into one.',
  DMARC:
    'If this record and the one above have the same host, receivers ignore both: a host may have only one DMARC record. Remove one.',
};

/** Characters that came with the record from a document or a form, and what to do about them. */
const STRAY: readonly (readonly [RegExp, string])[] = [
  [/”/, 'The value itself has quotation marks. Remove them at your DNS provider.'],
  [/[\u00AD\u200B-\u200F\u2060]/, 'There’s an invisible character here. Type this part again.'],
  [/[‐-―−](?=all)/i, 'This is a dash. Write a hyphen: -all.'],
];

/** Reports characters that look right, or can't be seen. */
function checkText(record: string): Finding[] {
  return STRAY.flatMap(([character, text]): Finding[] => {
    const at = termsOf(record).find((term) => character.test(term.text));
    return at ? [{level: 'error', text, at}] : [];
  });
}

/** A record may be pasted over several lines: a line that goes on with one belongs to the line before. */
function joined(pasted: string): string[] {
  const lines: string[] = [];
  for (const line of pasted
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .split(/\r\n?|\n/)) {
    const before = lines.at(-1);
    if (before && goesOn(before, line)) lines[lines.length - 1] = `${before} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

/** A line of a zone file with a string, which is the group, and the comment after it. */
const COMMENTED = /^(\s*\(?\s*"[^"]*")\s*\)?\s*;[^"]*$/;

/** The tags of DKIM and DMARC, and the modifiers of SPF. */
const NAMES = /^(?:[vkphstng]|sp|np|psd|adkim|aspf|fo|rua|ruf|pct|ri|rf|redirect|exp)$/i;

/** The start of a second string of a record: a term of SPF, or the rest of a key. */
const NEXT_STRING =
  /^(?:[-+~?]?(?:all|include|ip[46]|a|mx|exists|ptr)\b|[A-Za-z0-9+/]{16,}={0,2}\W*$)/i;

/** Whether a line goes on with the record before it. A host has other TXT records, too, such as `MS=ms12345`. */
function goesOn(before: string, line: string): boolean {
  const text = line.replace(COMMENTED, '$1').replace(/^["(\s]+/, '');
  if (
    text === '' ||
    /\bv ?= ?(?:spf|dkim|dmarc|tlsrpt|sts|bimi)|\bspf2\.0|\bTXT\s*(?:[("]|\d+\s+\w+\s+\{)|\btext ?= ?(?:"|$)/i.test(
      line.trimEnd(),
    ) ||
    /^(?:TTL\b|\S+\s+(?:\d+\s+)?IN\s+[A-Z]+\s)/i.test(text)
  ) {
    return false;
  }
  const isSecondString = /"\s*$/.test(before) && /^\s*"/.test(line);
  // The string before is complete, as in the other records of a zone.
  if (!isSecondString && /"\s*\)?\s*(?:;[^"]*)?$/.test(before)) return false;
  // In parentheses, or cut at the length of a string, which can be inside a word.
  const isCut = /\([^)]*$/.test(before) || /"[^"]{200,}"\s*$/.test(before);
  if (isSecondString && isCut) return true;
  const [, name] = /^([\w.-]+)\s*=\s*[^=\s"]/.exec(text) ?? [];
  if (name !== undefined) return NAMES.test(name);
  return !isSecondString || NEXT_STRING.test(text);
}

/** A value in a JSON or Terraform file, such as `"data": "v=spf1 mx ~all"`. */
const IN_FILE =
  /(?<!\btext ?)[:=[] *"(?:\\")?(v ?= ?(?:spf|dkim|dmarc)(?:\\;|[^"\\])*)(?:\\")?"(?! *")/i;

/** Removes what `dig` and zone files write around a record: the host, the type, quotes, and the seams of long strings. */
function cleaned(given: string): string {
  // In a JSON or Terraform file, the seam of a long key is `\" \"` or `\"\"`.
  const seamless = given.replace(/\\"\s*\\"/g, '');
  // `dig` writes `\"` for a quote that's part of the value. As `”`, it isn't taken for one around the value.
  const line = (IN_FILE.exec(seamless)?.[1] ?? seamless)
    .replace(/"\\"/g, '"”')
    .replace(/\\""/g, '"')
    .replace(/\\"/g, '"');
  const start = line.search(/"|\bv ?= ?(?:spf|dkim|dmarc)|\bk=|\bp=/i);
  const before = line.slice(0, Math.max(start, 0));
  // A label, a host, or a row of a table. A record that starts with another TXT value stays as it is.
  const isRow = /\bTXT\b|\btext ?=|^[^=";]+$/i.test(before);
  return (
    (isRow ? withoutTtl(line.slice(start), before) : line)
      .replace(/"\s*"/g, '')
      .replace(COMMENTED, '$1')
      .replace(/^\s*['`]|['`]\s*$/g, '')
      // First, because searching long runs of spaces for an end takes seconds.
      .replace(/\s+/g, ' ')
      .replace(/^ ?\(? ?"?|"? ?\)? ?$/g, '')
      .replace(/\\;/g, ';')
      .trim()
  );
}

/** Removes the cells after the value in a row, such as the TTL. */
function withoutTtl(value: string, before: string): string {
  if (value.startsWith('"')) return value.slice(0, value.lastIndexOf('"') + 1);
  const [, delimiter] = /([\t|]) ?$/.exec(before) ?? [];
  const [cell = ''] = delimiter ? value.split(delimiter) : [value];
  return cell.replace(/\s+(?:auto(?:matic)?|\d+(?: ?(?:min|hour|day)s?)?)\s*$|\s*[|}]\s*$/i, '');
}

function kindOf(record: string): RecordKind | null {
  if (/^["”]?v ?= ?dmarc/i.test(record) || /^p=(?:none|quarantine|reject)\b/i.test(record))
    return 'DMARC';
  if (/^”?v ?= ?spf|^spf2\.0/i.test(record)) return 'SPF';
  if (/(?:^|\s)include:\S/i.test(record) && /\s[-~?+]all\b/i.test(record)) return 'SPF';
  if (/^”?v ?= ?dkim/i.test(record) || /(?:^|;)\s*p=[A-Za-z0-9+/]{16}/.test(record)) return 'DKIM';
  return null;
}

interface Segment {
  readonly text: string;
  /** The worst finding about this part; null if there's none. */
  readonly level: Finding['level'] | null;
}

const severity = {fine: 0, warning: 1, error: 2} satisfies Record<Finding['level'], number>;

/** Cuts a record into parts, so that those with errors and warnings can be marked. */
export function segmentsOf(record: string, findings: readonly Finding[]): Segment[] {
  const marked = findings.filter(({at, level}) => at && level !== 'fine');
  const cuts = new Set([0, record.length, ...marked.flatMap(({at}) => [at!.from, at!.to])]);
  const edges = Array.from(cuts).sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1]!;
    const levels = marked
      .filter(({at}) => at!.from <= from && to <= at!.to)
      .map(({level}) => level)
      .sort((a, b) => severity[b] - severity[a]);
    return {text: record.slice(from, to), level: levels[0] ?? null};
  });
}

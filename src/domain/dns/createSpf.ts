import type {DnsSender} from '@site/src/data/dnsSenders';
import {checkRecords} from './checkRecords';
import {domainIn} from './names';
import type {CreatedRecord, Problem} from './record';
import {
  checkTerm,
  countLookups,
  isIp4,
  isIp6,
  isSenderId,
  MAX_LOOKUPS,
  termsOf,
  type Term,
} from './spf';

export interface SpfChoices {
  /** The sending subdomain; empty for the domain itself. */
  readonly subdomain: string;
  readonly senders: readonly DnsSender[];
  /** IP addresses and domains to include, with spaces, commas, or new lines between them. */
  readonly others: string;
  /** The records that the host has already, as pasted. */
  readonly existing: string;
  readonly all: '~all' | '-all';
}

/**
 * Creates the only SPF record of a host: the terms of the existing ones, and those of the senders. `all` gets as strict
 * as the strictest of them. A `redirect` stays one only if it's the only one and nothing has `all`; otherwise receivers
 * would ignore it, so it becomes an `include`.
 */
export function createSpf(choices: SpfChoices): CreatedRecord | Problem {
  const {subdomain, senders, all} = choices;
  const existing = checkRecords(choices.existing).filter(
    ({kind, record}) => kind === 'SPF' && !isSenderId(record),
  );
  if (choices.existing.trim() !== '' && existing.length === 0) {
    return {
      problem: 'The existing record isn’t an SPF record. Paste the one that starts with v=spf1.',
    };
  }
  const others = choices.others.split(/[\s,;]+/).filter((other) => other !== '');
  const added = others.map(termFor);
  const wrong = others[added.indexOf(null)];
  if (wrong !== undefined) return {problem: `“${wrong}” isn’t an IP address or a domain.`};

  // A record may be pasted without its version, or have quotation marks in its value, which the new one hasn't.
  const old = existing.flatMap(({record}) =>
    termsOf(record.replaceAll('”', '')).filter(({text}, at) => at > 0 || !/^v=/i.test(text)),
  );
  // A lax `all` is replaced.
  const broken = old
    .filter(({name, separator}) => name !== 'all' || separator)
    .flatMap(checkTerm)
    .find(({level}) => level === 'error');
  if (broken) return {problem: `Correct the existing record first. ${broken.text}`};
  const redirects = old.filter(({name}) => name === 'redirect');
  const keepsRedirect = redirects.length === 1 && !old.some(({name}) => name === 'all');
  const terms = unique([
    ...old.filter(({name}) => !ends.has(name)).map(({text}) => text),
    ...(keepsRedirect ? [] : redirects.map(({value}) => `include:${value}`)),
    ...senders.map(({include}) => `include:${include}`),
    ...added.filter((term) => term !== null),
  ]);
  if (terms.length === 0 && !keepsRedirect) {
    return {problem: 'Choose who sends email for the domain.'};
  }
  const end = keepsRedirect ? redirects[0]!.text : strictest(old, all);
  const exp = old.find(({name}) => name === 'exp');
  const value = ['v=spf1', ...terms, end, ...(exp ? [exp.text] : [])].join(' ');
  return {
    kind: 'SPF',
    type: 'TXT',
    host: subdomain,
    value,
    notes: [
      ...(existing.length > 0
        ? ['Replace the existing record with this one. A host may have only one SPF record.']
        : []),
      ...(countLookups(value) > MAX_LOOKUPS
        ? [
            `More than ${MAX_LOOKUPS} lookups: remove senders you no longer use, or give one a subdomain of its own.`,
          ]
        : []),
      ...senders.flatMap(({spfNote}) => spfNote ?? []),
    ],
  };
}

/** Terms that are written once, at the end. */
const ends = new Set(['all', 'redirect', 'exp']);

function strictest(terms: readonly Term[], all: SpfChoices['all']): SpfChoices['all'] {
  return terms.some(({name, qualifier}) => name === 'all' && qualifier === '-') ? '-all' : all;
}

function unique(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = term.toLowerCase().replace(/^\+|\.$/g, '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The term for what someone typed as another sender: an IP address, a domain, or a whole term. */
function termFor(typed: string): string | null {
  const [, name = '', value = ''] = /^(?:(include|ip4|ip6):)?(.*)$/i.exec(typed)!;
  if (isIp4(value)) return `ip4:${value}`;
  if (isIp6(value)) return `ip6:${value}`;
  const domain = /^ip/i.test(name) || value.includes('/') ? null : domainIn(value);
  return domain && `include:${domain}`;
}

import {checkLength, type Finding, type Range} from './record';

/** RFC 7208, section 4.6.4. */
export const MAX_LOOKUPS = 10;
const MAX_VOID_LOOKUPS = 2;

export interface Term extends Range {
  readonly text: string;
  readonly qualifier: string;
  readonly name: string;
  /** `:` or `/` before the value of a mechanism, `=` before that of a modifier, or nothing. */
  readonly separator: string;
  readonly value: string;
}

const LOOKS_UP = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);

/** Mistyped names, with what was meant. */
const misspelled = new Map(
  Object.entries({
    ipv4: 'ip4',
    ip: 'ip4',
    ipv6: 'ip6',
    includes: 'include',
    inlcude: 'include',
    incldue: 'include',
    host: 'a',
    txt: 'include',
  }),
);

/** A domain with macros such as `%{i}`, also as parts of a label. */
const DOMAIN =
  /^(?:[\w-]|%[%_-]|%\{[slodiphv]\d*r?[-.+,/_=]*\})+(?:\.(?:[\w-]|%[%_-]|%\{[slodiphv]\d*r?[-.+,/_=]*\})+)*\.?$/i;

/** Whether it has the form of RFC 7208: a macro at its end, or a last label that isn't a number, as in an IP address. */
const isDomain = (text: string): boolean =>
  DOMAIN.test(text) && /\}$|\.(?!\d+\.?$)[\w-]+\.?$/.test(text);

/** Splits a record into its terms, the version first. */
export function termsOf(record: string): Term[] {
  return Array.from(record.matchAll(/\S+/g)).map((match) => {
    const [, qualifier = '', name = '', separator = '', value = ''] =
      /^([-+~?]?)([^:/=]*)([:/=]?)(.*)$/s.exec(match[0])!;
    return {
      text: match[0],
      qualifier,
      name: name.toLowerCase(),
      separator,
      value,
      from: match.index,
      to: match.index + match[0].length,
    };
  });
}

/** The terms that cause DNS lookups. Receivers stop at `all`, and ignore `redirect` if there's one. */
function lookupsOf(terms: readonly Term[]): Term[] {
  const all = terms.findIndex(({name}) => name === 'all');
  return (all === -1 ? terms : terms.slice(0, all)).filter(
    ({name}) => LOOKS_UP.has(name) && (all === -1 || name !== 'redirect'),
  );
}

/** The number of DNS lookups that a record causes by itself, without those inside its includes. */
export const countLookups = (record: string): number => lookupsOf(termsOf(record)).length;

/** Whether it's a record of Sender ID, the given-up alternative to SPF. */
export const isSenderId = (record: string): boolean => /^spf2\.0/i.test(record);

/** Checks an SPF record by RFC 7208. */
export function checkSpf(record: string): Finding[] {
  const [version, ...terms] = termsOf(record);
  const findings: Finding[] = [];
  if (version && version.text.toLowerCase() !== 'v=spf1') {
    const text = isSenderId(version.text)
      ? 'This is a record of Sender ID, which no one uses anymore. SPF ignores it. Delete it.'
      : 'The record has to start with v=spf1 and a space.';
    findings.push({level: 'error', text, at: version});
  }
  for (const term of terms) findings.push(...checkTerm(term));
  findings.push(...checkOrder(terms), ...checkLookups(record), ...checkLength(record));
  return findings;
}

/** Checks one term by itself. */
export function checkTerm({text, qualifier, name, separator, value, ...at}: Term): Finding[] {
  const error = (message: string): Finding[] => [{level: 'error', text: message, at}];
  if (text.toLowerCase().startsWith('v=spf1')) {
    return error('A host may have only one SPF record. Merge the two into one.');
  }
  if (/^[^=]*,/.test(text)) return error('Separate terms with spaces, not with commas.');
  const meant = misspelled.get(name);
  if (meant) return error(`There’s no “${name}”. Write ${meant}.`);
  if (LOOKS_UP.has(name) && isIp4(value)) return error(`For an IP address, write ip4:${value}.`);
  const isOpen = /^(?:ip[46]|a|mx)$/.test(name) && /\/0(?:\/\/\d+)?$/.test(text);
  if (isOpen && /^\+?$/.test(qualifier)) {
    return error('/0 is every address, so this lets everyone send as your domain.');
  }

  switch (name) {
    case 'all':
      if (separator) return error('all takes no value.');
      if (qualifier === '+' || qualifier === '') {
        return error('This lets everyone send as your domain. Write ~all or -all.');
      }
      return qualifier === '?'
        ? [{level: 'warning', text: '?all says nothing about other senders. Write ~all.', at}]
        : [];
    case 'include':
    case 'exists':
      if (separator !== ':') return error(`Write a colon after ${name}, and then a domain.`);
      return isDomain(value)
        ? []
        : error(value ? `“${value}” isn’t a domain.` : `${name} needs a domain.`);
    case 'redirect':
    case 'exp':
      if (separator !== '=') return error(`Write an equals sign after ${name}, and then a domain.`);
      if (qualifier) return error(`${name}= takes no ${qualifier} before it.`);
      return isDomain(value) ? [] : error(`“${value}” isn’t a domain.`);
    case 'ip4':
      return separator === ':' && isIp4(value)
        ? []
        : error(`ip4 needs an IPv4 address such as 203.0.113.9 or 203.0.113.0/24.`);
    case 'ip6':
      return separator === ':' && isIp6(value)
        ? []
        : error(`ip6 needs an IPv6 address such as 2001:db8::9 or 2001:db8::/32.`);
    case 'ptr':
      if (separator !== '' && !(separator === ':' && isDomain(value))) {
        return error(`“${text}” isn’t valid. Remove it.`);
      }
      return [
        {level: 'warning', text: 'ptr is slow and unreliable. RFC 7208 says not to use it.', at},
      ];
    case 'a':
    case 'mx': {
      const given = separator === '/' ? `/${value}` : value;
      // The lengths of the IPv4 and the IPv6 network, as in mx/24//64.
      const [, domain = '', ip4 = '0', ip6 = '0'] =
        /^(.*?)(?:\/(0|[1-9]\d?))?(?:\/\/(0|[1-9]\d{0,2}))?$/s.exec(given)!;
      const isValid =
        separator !== '=' &&
        (separator === ':' ? isDomain(domain) : domain === '') &&
        Number(ip4) <= 32 &&
        Number(ip6) <= 128;
      return isValid ? [] : error(`“${text}” isn’t valid. Write ${name} alone, or ${name}:domain.`);
    }
    default:
      if (separator === '=' && !qualifier && /^[a-z][\w.-]*$/.test(name)) {
        return [{level: 'warning', text: `Receivers ignore the unknown modifier ${name}.`, at}];
      }
      return error(`There’s no mechanism “${name || text}”. Receivers reject the whole record.`);
  }
}

function checkOrder(terms: readonly Term[]): Finding[] {
  const findings: Finding[] = [];
  const all = terms.findIndex(({name}) => name === 'all');
  const redirects = terms.filter(({name}) => name === 'redirect');
  if (all === -1 && redirects.length === 0) {
    findings.push({
      level: 'warning',
      text: 'Without ~all or -all at the end, the record says nothing about other senders.',
    });
  }
  if (all !== -1) {
    for (const {name, separator, ...at} of terms.slice(all + 1)) {
      if (separator === '=') continue;
      const text =
        name === 'all'
          ? 'all appears twice. Only the first counts.'
          : 'Receivers stop reading at “all”, so they never see this. Move it before “all”.';
      findings.push({level: 'error', text, at});
    }
    for (const at of redirects) {
      const text = 'Receivers ignore redirect= if the record has all, too. Remove one of them.';
      findings.push({level: 'warning', text, at});
    }
  }
  for (const modifier of ['redirect', 'exp']) {
    const [, second] = terms.filter(({name}) => name === modifier);
    if (second) {
      findings.push({level: 'error', text: `${modifier}= can appear only once.`, at: second});
    }
  }
  const seen = new Set<string>();
  for (const {name, value, ...at} of terms) {
    const key = `${name}:${value}`.toLowerCase();
    if (name === 'include' && seen.has(key)) {
      findings.push({
        level: 'warning',
        text: 'This include appears twice, and costs a lookup each time.',
        at,
      });
    }
    seen.add(key);
  }
  return findings;
}

function checkLookups(record: string): Finding[] {
  const lookups = lookupsOf(termsOf(record));
  const count = `${lookups.length} of ${MAX_LOOKUPS} DNS lookups`;
  if (lookups.length > MAX_LOOKUPS) {
    return [
      {
        level: 'error',
        text: `${count}: receivers stop here, and SPF fails.`,
        at: lookups[MAX_LOOKUPS],
      },
    ];
  }
  if (lookups.length === 0) return [{level: 'fine', text: `${count}.`}];
  const hasIncludes = lookups.some(({name}) => name === 'include' || name === 'redirect');
  const inside = hasIncludes
    ? ' The lookups inside each include count, too: check its record the same way. An include without an SPF record fails the whole check.'
    : '';
  return [
    {
      level: lookups.length > MAX_LOOKUPS - 3 && hasIncludes ? 'warning' : 'fine',
      text: `${count} in this record.${inside} At most ${MAX_VOID_LOOKUPS} lookups may find nothing.`,
    },
  ];
}

export function isIp4(text: string): boolean {
  const [, address = '', length = '32'] = /^([\d.]+)(?:\/(0|[1-9]\d?))?$/.exec(text) ?? [];
  const parts = address.split('.');
  return (
    parts.length === 4 &&
    parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256) &&
    Number(length) <= 32
  );
}

export function isIp6(text: string): boolean {
  const [, address = '', length = '128'] =
    /^([\da-f:.]+)(?:\/(0|[1-9]\d{0,2}))?$/i.exec(text) ?? [];
  if (Number(length) > 128 || !address.includes(':')) return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const embedded = groups.at(-1)?.includes('.') ? 1 : 0;
  const areValid = groups.every((group, at) =>
    group.includes('.') ? at === groups.length - 1 && isIp4(group) : /^[\da-f]{1,4}$/i.test(group),
  );
  const count = groups.length + embedded;
  return areValid && (halves.length === 2 ? count < 8 : count === 8);
}

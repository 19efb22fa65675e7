import {checkTags, tagsOf, type Finding, type Tag} from './record';

const policies = ['none', 'quarantine', 'reject'];
const POLICY = new RegExp(`^(?:${policies.join('|')})$`);

/** RFC 9989 removed these tags of RFC 7489. */
const removed = new Map(
  Object.entries({
    pct: 'RFC 9989 removed pct=. Delete it. To test p=quarantine or p=reject, add t=y.',
    rf: 'RFC 9989 removed rf=. Delete it.',
    ri: 'RFC 9989 removed ri=. Delete it.',
  }),
);

/** The values that a tag may have, in words and as a test. */
const allowed = new Map<string, readonly [test: RegExp, text: string]>(
  Object.entries({
    p: [POLICY, 'p= is none, quarantine, or reject.'],
    sp: [POLICY, 'sp= is none, quarantine, or reject.'],
    np: [POLICY, 'np= is none, quarantine, or reject.'],
    adkim: [/^[rs]$/, 'adkim= is r (relaxed) or s (strict).'],
    aspf: [/^[rs]$/, 'aspf= is r (relaxed) or s (strict).'],
    fo: [/^[01ds](?::[01ds])*$/, 'fo= is 0, 1, d, or s, or several with colons.'],
    t: [/^[yn]$/, 't= is y or n.'],
    psd: [/^[ynu]$/, 'psd= is y, n, or u.'],
  }),
);

const isWeaker = (policy: string, other: string) =>
  policies.indexOf(policy) < policies.indexOf(other);

/** Checks a DMARC record by RFC 9989. */
export function checkDmarc(record: string): Finding[] {
  const tags = tagsOf(record);
  const findings = checkTags(tags);
  const tag = (name: string) => tags.find((each) => each.name === name);
  const value = (name: string) => tag(name)?.value.toLowerCase();
  if (tags[0]?.name !== 'v' || tags[0].value !== 'DMARC1') {
    findings.push({level: 'error', text: 'v=DMARC1 has to come first, in capitals.', at: tags[0]});
  }
  for (const each of tags.slice(1)) if (each.hasEquals) findings.push(...checkTag(each));

  const policy = value('p');
  if (policy === undefined) {
    findings.push({
      level: tag('rua') ? 'warning' : 'error',
      text:
        tags.length === 1
          ? 'The policy is missing: start with p=none. Alone, v=DMARC1 is right only at a host such as acme.example._report._dmarc, to get another domain’s reports.'
          : 'The policy is missing. Some receivers read it as p=none, and others ignore the record. Start with p=none.',
    });
  } else if (policy === 'none') {
    findings.push({
      level: 'fine',
      text: 'p=none only asks for reports. It’s enough for bulk senders, and the right start.',
      at: tag('p'),
    });
  } else if (policies.includes(policy)) {
    const applied = policies.indexOf(policy) - (value('t') === 'y' ? 1 : 0);
    const happens = ['is delivered', 'goes to spam', 'is rejected'][applied];
    findings.push({
      level: 'fine',
      text: `Mail that fails DMARC ${happens}. Read the reports before you set this.`,
      at: tag('p'),
    });
  }
  for (const [name, subdomains] of [
    ['sp', 'Subdomains'],
    ['np', 'Subdomains that don’t exist'],
  ] as const) {
    const own = value(name);
    if (policy && own && policies.includes(own) && isWeaker(own, policy)) {
      findings.push({
        level: 'warning',
        text: `${subdomains} are protected less than the domain itself.`,
        at: tag(name),
      });
    }
  }
  if (!tag('rua')) {
    findings.push({
      level: 'warning',
      text: 'Without rua=, you get no reports. Add rua=mailto: and an address.',
    });
  }
  for (const [name, protocol] of [
    ['adkim', 'DKIM'],
    ['aspf', 'SPF'],
  ] as const) {
    if (value(name) === 's') {
      findings.push({
        level: 'warning',
        text: `Strict alignment: ${protocol} has to pass for exactly the From domain, not for a subdomain. Leave it out unless you need it.`,
        at: tag(name),
      });
    }
  }
  if (value('t') === 'y') {
    findings.push({
      level: 'warning',
      text: [policy, value('sp'), value('np')].every((each) => !each || each === 'none')
        ? 't=y has no effect with p=none. Remove it.'
        : 't=y means that you’re testing, so receivers apply the next weaker policy.',
      at: tag('t'),
    });
  }
  if (value('psd') === 'y') {
    findings.push({
      level: 'warning',
      text: 'psd=y is only for public suffixes such as co.uk. Remove it.',
      at: tag('psd'),
    });
  }
  return findings;
}

function checkTag(tag: Tag): Finding[] {
  const {name, value} = tag;
  if (name === 'v') return [];
  const gone = removed.get(name);
  if (gone) return [{level: 'warning', text: gone, at: tag}];
  if (name === 'rua' || name === 'ruf') {
    return value
      .split(',')
      .filter(
        (target) =>
          !/^\s*mailto:(?!\/\/)[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;!<>]+(?:![0-9]+[kmgt]?)?\s*$/i.test(
            target,
          ),
      )
      .map((target) => ({
        level: 'error' as const,
        text: addressError(name, target.trim()),
        at: tag,
      }));
  }
  const rule = allowed.get(name);
  if (!rule)
    return [{level: 'warning', text: `Receivers ignore the unknown tag ${name}.`, at: tag}];
  return rule[0].test(value.toLowerCase()) ? [] : [{level: 'error', text: rule[1], at: tag}];
}

function addressError(name: string, target: string): string {
  const address = target.replace(/^mailto:\s*/i, '');
  if (!address.includes('@')) return `${name}= needs mailto: and an email address.`;
  return address === target
    ? `Write mailto: before ${address}, and commas between addresses.`
    : `“${address}” isn’t a complete email address. Separate several with commas.`;
}

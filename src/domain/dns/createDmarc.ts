import {domainIn, isSameOrBelow, joinNames} from './names';
import type {CreatedRecord, Problem} from './record';

export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const;
export type DmarcPolicy = (typeof dmarcPolicies)[number];

export interface DmarcChoices {
  /** Empty while it isn't known. */
  readonly domain: string;
  readonly subdomain: string;
  readonly policy: DmarcPolicy;
  /** The policy of the domain's subdomains; the same if it's empty. */
  readonly subdomainPolicy: DmarcPolicy | '';
  /** The email address for reports; none if it's empty. */
  readonly reports: string;
}

/** Creates a DMARC record by RFC 9989. Only the domain's own record can have a policy for subdomains. */
export function createDmarc(choices: DmarcChoices): CreatedRecord | Problem {
  const {domain, subdomain, policy, subdomainPolicy} = choices;
  const reports = choices.reports.trim().replace(/^mailto:/i, '');
  // A `mailto:` URL has only ASCII characters, so the domain is written in its ASCII form.
  const [, mailbox] = /^([\x21-\x7e]+)@[^\s@,;!"]+$/.exec(reports) ?? [];
  const reportsDomain = mailbox && !/[@,;!"]/.test(mailbox) ? domainIn(reports) : null;
  if (reports !== '' && reportsDomain === null) {
    return {problem: 'Enter one email address, such as dmarc@acme.example.'};
  }
  const full = joinNames(subdomain, domain);
  const tags = [
    'v=DMARC1',
    `p=${policy}`,
    ...(subdomain === '' && subdomainPolicy !== '' && subdomainPolicy !== policy
      ? [`sp=${subdomainPolicy}`]
      : []),
    ...(reportsDomain ? [`rua=mailto:${mailbox}@${reportsDomain}`] : []),
  ];
  return {
    kind: 'DMARC',
    type: 'TXT',
    host: joinNames('_dmarc', subdomain),
    value: tags.join('; '),
    notes: [
      ...(subdomain === '' || domain === ''
        ? []
        : [
            `If _dmarc.${domain} has a record, it covers the subdomain, too, and you can leave this one out.`,
          ]),
      ...(reportsDomain && domain !== '' && !isSameOrBelow(reportsDomain, domain)
        ? [
            `Reports go to another domain. Its owner has to publish v=DMARC1 as a TXT record at ${full}._report._dmarc.${reportsDomain}.`,
          ]
        : []),
    ],
  };
}

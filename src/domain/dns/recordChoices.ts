import {dnsProviders, type DnsProvider} from '@site/src/data/dnsProviders';
import {dnsSenders, type DnsSender} from '@site/src/data/dnsSenders';
import {createDkim, type DkimChoices} from './createDkim';
import {createDmarc, dmarcPolicies, type DmarcChoices} from './createDmarc';
import {createSpf, type SpfChoices} from './createSpf';
import {domainIn, subdomainIn} from './names';
import type {CreatedRecord, Problem, RecordKind} from './record';

/** The values of the generator's form, as typed. */
export interface RecordChoices
  extends Omit<SpfChoices, 'senders'>, Omit<DkimChoices, 'subdomain'>, DmarcChoices {
  /** The IDs of the senders. */
  readonly senders: readonly string[];
  /** The ID of the DNS provider. */
  readonly provider: string;
}

export const initialChoices: RecordChoices = {
  domain: '',
  subdomain: '',
  provider: dnsProviders[0]!.id,
  senders: [dnsSenders[0]!.id],
  others: '',
  existing: '',
  all: '~all',
  selector: dnsSenders[0]!.selectors[0]!,
  key: '',
  policy: 'none',
  subdomainPolicy: '',
  reports: '',
};

/** The values of the choices that aren't free text. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  provider: dnsProviders.map(({id}) => id),
  all: ['~all', '-all'],
  policy: dmarcPolicies,
  subdomainPolicy: ['', ...dmarcPolicies],
};

const names = Object.keys(initialChoices) as (keyof RecordChoices)[];

/** Writes the choices that differ from the initial ones as a query, for a link. */
export function textOfChoices(choices: RecordChoices): string {
  const values = names.flatMap((name): [string, string][] => {
    const value = String(choices[name]);
    return value === String(initialChoices[name]) ? [] : [[name, value]];
  });
  return new URLSearchParams(values).toString();
}

/** Reads what `textOfChoices` wrote. Anyone can change a link, so unknown names and values are left out. */
export function choicesIn(text: string): RecordChoices {
  const entries = Array.from(new URLSearchParams(text)).flatMap(([name, value]) => {
    if (name === 'senders') {
      const ids = value.split(',');
      return [[name, dnsSenders.map(({id}) => id).filter((id) => ids.includes(id))]];
    }
    const isKnown = Object.hasOwn(initialChoices, name);
    return isKnown && (allowed[name]?.includes(value) ?? true) ? [[name, value]] : [];
  });
  return {...initialChoices, ...(Object.fromEntries(entries) as Partial<RecordChoices>)};
}

export const sendersOf = ({senders}: RecordChoices): DnsSender[] =>
  dnsSenders.filter(({id}) => senders.includes(id));

export const providerOf = ({provider}: RecordChoices): DnsProvider =>
  dnsProviders.find(({id}) => id === provider)!;

export interface RecordPlan {
  /** The domain without what was typed around it; null if it isn't one. */
  readonly domain: string | null;
  readonly subdomain: string | null;
  readonly records: Readonly<Record<RecordKind, CreatedRecord | Problem>>;
}

/** Creates the three records for what someone has entered. */
export function planRecords(choices: RecordChoices): RecordPlan {
  const domain = domainIn(choices.domain);
  const subdomain = subdomainIn(choices.subdomain, domain ?? '');
  const host = {domain: domain ?? '', subdomain: subdomain ?? ''};
  return {
    domain,
    subdomain,
    records: {
      SPF: createSpf({...choices, ...host, senders: sendersOf(choices)}),
      DKIM: createDkim({...choices, ...host}),
      DMARC: createDmarc({...choices, ...host}),
    },
  };
}

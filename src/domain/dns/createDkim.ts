import {checkRecords} from './checkRecords';
import {domainIn, joinNames} from './names';
import {tagsOf, type CreatedRecord, type Problem} from './record';

export interface DkimChoices {
  readonly subdomain: string;
  readonly selector: string;
  /** A public key, a whole record, or the target of a CNAME, as copied from the sender. */
  readonly key: string;
}

const SELECTOR =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** An Ed25519 key in Base64. In a PEM file, it follows the algorithm's ID (RFC 8410), which records leave out. */
const ED25519 = /^(?:MCowBQYDK2VwAyEA)?([A-Za-z0-9+/]{43}=)$/;

/** Creates the record of a DKIM key: a TXT record for a key, and a CNAME for the host where the sender publishes it. */
export function createDkim({subdomain, selector, key}: DkimChoices): CreatedRecord | Problem {
  const name = selector
    .trim()
    .toLowerCase()
    .replace(/\._domainkey.*$/s, '');
  if (name === '') return {problem: 'Enter the selector that the sender shows.'};
  if (!SELECTOR.test(name)) return {problem: `“${selector.trim()}” isn’t a selector.`};
  const host = joinNames(name, '_domainkey', subdomain);
  if (/PRIVATE KEY/.test(key)) {
    return {
      problem: 'That’s the private key, which only the sender should have. Paste the public key.',
    };
  }
  const pasted = key.replace(/-----[^-]+-----/g, '').trim();
  if (pasted === '') return {problem: 'Paste the key, or the target of the CNAME.'};

  const target = /\s|=/.test(pasted) ? null : domainIn(pasted);
  if (target !== null) {
    return {kind: 'DKIM', type: 'CNAME', host, value: target, notes: []};
  }
  const value = recordFor(pasted);
  if (value === null)
    return {problem: 'That isn’t a key or a host name. Copy it again in one piece.'};
  return {
    kind: 'DKIM',
    type: 'TXT',
    host,
    value,
    notes: ['The key has no effect until you turn on signing at the sender.'],
  };
}

/** Writes a key, or a pasted record, as a record in one line. */
function recordFor(pasted: string): string | null {
  const bare = pasted.replace(/["'\s]/g, '');
  const [, ed25519] = ED25519.exec(bare) ?? [];
  if (ed25519) return `v=DKIM1; k=ed25519; p=${ed25519}`;
  if (/^[a-z0-9+/]{40,}={0,2}$/i.test(bare)) return `v=DKIM1; k=rsa; p=${bare}`;
  const found = checkRecords(pasted).find(({kind}) => kind === 'DKIM');
  if (!found) return null;
  const tags = tagsOf(found.record).filter(({name}) => name !== 'v');
  return ['v=DKIM1', ...tags.map(({name, value}) => `${name}=${value.replace(/\s+/g, '')}`)].join(
    '; ',
  );
}

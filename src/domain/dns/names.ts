import {asciiHost} from '../../lib/text';

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(String.raw`^${LABEL}(?:\.${LABEL})*$`);
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=.*[a-z])${LABEL}$`);

/** Returns the host name in a typed domain, URL, or email address, in lower case and ASCII. */
function hostNameIn(typed: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/[/:?#].*$/s, '')
    .replace(/^\.+|\.+$/g, '');
  return asciiHost(text);
}

/** Returns the domain in a typed domain, URL, or email address; null if there's none. */
export function domainIn(typed: string): string | null {
  const name = hostNameIn(typed);
  return name.length <= 253 && DOMAIN.test(name) ? name : null;
}

/**
 * Returns a typed subdomain without the domain: `mail` for `mail` and for `mail.acme.example`. It's empty for the domain
 * itself, and null if it isn't a host.
 */
export function subdomainIn(typed: string, domain: string): string | null {
  const name = hostNameIn(typed);
  if (name === '' || name === domain) return '';
  const host = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : name;
  return HOST.test(host) ? host : null;
}

/** Joins labels such as `_dmarc` and `mail`, without the empty ones. */
export const joinNames = (...names: readonly string[]): string =>
  names.filter((name) => name !== '').join('.');

/** Whether one of two domains is the other, or below it. */
export const isSameOrBelow = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

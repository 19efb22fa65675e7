import {readFileSync} from 'node:fs';

interface NetLog {
  readonly constants: {readonly logEventTypes: Readonly<Record<string, number>>};
  readonly events: readonly {
    readonly type: number;
    readonly params?: {readonly host?: string; readonly network_anonymization_key?: string};
  }[];
}

/** Chromium asks its maker what kind of fields a form has, in the name of the page that has the form. */
const BROWSERS_OWN = 'https://content-autofill.googleapis.com';

/**
 * Every host whose address pages of this site made the browser look up, from Chromium's own network log.
 * Preconnects and DNS prefetches are in it, which no request event ever tells of.
 *
 * @param origin of the site; lookups that the browser makes for itself carry another key and are left out
 */
export function hostsLookedUp(file: string, origin: string): string[] {
  const {constants, events} = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
  const lookUp = constants.logEventTypes.HOST_RESOLVER_MANAGER_REQUEST;
  const {protocol, hostname} = new URL(origin);
  const hosts = events
    .filter(({type}) => type === lookUp)
    .filter(({params}) =>
      params?.network_anonymization_key?.startsWith(`${protocol}//${hostname} `),
    )
    .flatMap(({params}) => params?.host ?? [])
    .filter((host) => host !== BROWSERS_OWN);
  return Array.from(new Set(hosts));
}

import {readFileSync} from 'node:fs';

interface NetLog {
  readonly constants: {readonly logEventTypes: Readonly<Record<string, number>>};
  readonly events: readonly {
    readonly type: number;
    readonly params?: {readonly host?: string; readonly network_anonymization_key?: string};
  }[];
}

/** Chromium queries its vendor about form fields, on behalf of the page with the form. */
const BROWSERS_OWN = 'https://content-autofill.googleapis.com';

/**
 * Returns every host that the site's pages made the browser look up, from Chromium's network log. Unlike request
 * events, the log includes preconnects and DNS prefetches.
 *
 * @param origin the site's origin; the browser's own lookups have another key and are left out
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

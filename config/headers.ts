// The response headers of the site. `plugins/host-headers` writes them for the hosts, and `scripts/serve.mjs` sends
// exactly what was written.
import type {Header, HeaderRule} from '../plugins/host-headers/formats';
import {readEnvironment, type Environment} from './environment';

export interface PolicyOptions {
  /** `'sha256-…'` sources of the inline scripts that may run. */
  readonly scriptHashes?: readonly string[];
  /** Origins that scripts may call besides our own. */
  readonly connectTo?: readonly string[];
}

/** Algolia's client tries `<app>-dsn.algolia.net` first and `<app>-N.algolianet.com` when that fails. */
const ALGOLIA_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The foreign origins that the configuration makes necessary. */
export function connectOrigins({formsEndpoint, algolia}: Environment): string[] {
  // A path of this site is no foreign origin.
  const forms = formsEndpoint && URL.canParse(formsEndpoint) ? [new URL(formsEndpoint).origin] : [];
  return [...forms, ...(algolia ? ALGOLIA_HOSTS : [])];
}

/**
 * The Content-Security-Policy.
 *
 * - Inline scripts run by hash only: Docusaurus sets the colour mode before the first paint with one.
 * - Inline styles are allowed, because React writes `style` attributes into the pages (code
 *   highlighting, heat bars), and attributes can't be listed by hash without `unsafe-hashes`.
 * - No `upgrade-insecure-requests`: there's no foreign address to upgrade, HSTS covers our own,
 *   and Safari would apply it to http://localhost and break the local preview.
 */
export function contentSecurityPolicy({scriptHashes = [], connectTo = []}: PolicyOptions = {}) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Device features that no page uses, so that no injected script can either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every response. */
export function securityHeaders(options: PolicyOptions = {}): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    // One year. Without includeSubDomains and preload: they bind hosts this site doesn't know of,
    // and can't be taken back for months. Browsers ignore the header over plain http.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissionsPolicy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // For browsers that don't know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
  ];
}

/** One year and never asked again: the name changes with the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders whose file names carry a hash of the content. */
export const immutablePaths = ['/assets/*', '/fonts/*'] as const;

/** Any program may read it, from other sites too: editors in the browser import it by its address. */
const PUBLIC: Header = ['Access-Control-Allow-Origin', '*'];

/** The API's contract. Hosts don't agree on the type of YAML; RFC 9512 names it. */
const contracts: readonly HeaderRule[] = [
  {path: '/api/openapi.yaml', headers: [['Content-Type', 'application/yaml'], PUBLIC]},
  {path: '/api/openapi.json', headers: [PUBLIC]},
];

/**
 * All rules, the general one first.
 *
 * The general rule sets no Cache-Control: Cloudflare Pages joins the values of all matching rules
 * with a comma, and both it and Netlify revalidate by default.
 */
export function headerRules(options: PolicyOptions = {}): HeaderRule[] {
  return [
    {path: '/*', headers: securityHeaders(options)},
    ...immutablePaths.map((path) => ({
      path,
      headers: [['Cache-Control', IMMUTABLE]] as const,
    })),
    ...contracts,
  ];
}

/** The rules of a build: the environment decides which foreign origins they allow. */
export function rulesFor(scriptHashes: readonly string[]): HeaderRule[] {
  return headerRules({scriptHashes, connectTo: connectOrigins(readEnvironment())});
}

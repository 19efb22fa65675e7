// Response headers of the site. `plugins/host-headers` writes them for the hosts, and `scripts/serve.mjs` sends exactly
// what was written.
import type {Header, HeaderRule} from '../plugins/host-headers/formats';
import {readEnvironment, type Environment} from './environment';

interface PolicyOptions {
  /** `'sha256-…'` sources of allowed inline scripts. */
  readonly scriptHashes?: readonly string[];
  /** Origins other than our own that scripts may connect to. */
  readonly connectTo?: readonly string[];
}

/** Algolia's client tries `<app>-dsn.algolia.net` first, then `<app>-N.algolianet.com`. */
const ALGOLIA_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Returns the external origins that the configuration requires. */
export function connectOrigins({
  formsEndpoint,
  missedSearchesEndpoint,
  algolia,
}: Environment): string[] {
  // A path of this site isn't an external origin.
  const origins = [formsEndpoint, missedSearchesEndpoint].flatMap((endpoint) =>
    endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
  );
  return [...new Set(origins), ...(algolia ? ALGOLIA_HOSTS : [])];
}

/**
 * Builds the Content-Security-Policy.
 *
 * - Inline scripts run by hash only. Docusaurus uses one to set the color mode before the first paint.
 * - Inline styles are allowed because React writes `style` attributes into pages (margins, heat bars), and
 *   allowing attributes by hash requires `unsafe-hashes`.
 * - `upgrade-insecure-requests` is left out: pages have no http URLs, HSTS covers our own host, and Safari would apply
 *   it to http://localhost and break the local preview.
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

/** Device features that no page uses, disabled so injected scripts can't use them either. */
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

/**
 * Returns the headers of every response.
 *
 * There's no Cross-Origin-Opener-Policy: Chrome starts another process for a page that has one, which delays its first
 * paint, in a new tab by three quarters, and a window that opened a page finds nothing in it that isn't public.
 */
export function securityHeaders(options: PolicyOptions = {}): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    // One year, without includeSubDomains and preload: they'd bind unknown hosts and can't be undone for months.
    // Browsers ignore the header over plain http.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissionsPolicy],
    // For browsers without frame-ancestors support.
    ['X-Frame-Options', 'DENY'],
  ];
}

/** Caches for a year without revalidation, because the file's name changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders whose file names include a content hash. */
const immutablePaths = ['/assets/*', '/fonts/*'] as const;

/** Allows cross-origin reads: API editors in the browser import the contract by URL, and other sites show our status. */
const PUBLIC: Header = ['Access-Control-Allow-Origin', '*'];

/** Files for programs. Hosts disagree on YAML's content type; this one is from RFC 9512. */
const publicFiles: readonly HeaderRule[] = [
  {path: '/api/openapi.yaml', headers: [['Content-Type', 'application/yaml'], PUBLIC]},
  {path: '/api/openapi.json', headers: [PUBLIC]},
  ...['/api/postman.json', '/status.json', '/pages.json', '/llms.txt', '/llms-full.txt'].map(
    (path) => ({path, headers: [PUBLIC]}),
  ),
];

const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Lets browsers prerender a page that the visitor points at. The rules in static/ apply until the page is hydrated,
 * because the router then opens pages itself. They leave out links with a target, which lead to files.
 */
const speculation: Header = ['Speculation-Rules', `"${SPECULATION_RULES}"`];

/**
 * Browsers ignore the rules under another content type. The file's name has no hash, but a copy that's a day old does no
 * harm, and without one a repeat view would request more than the page.
 */
const speculationRules: HeaderRule = {
  path: SPECULATION_RULES,
  headers: [
    ['Content-Type', 'application/speculationrules+json'],
    ['Cache-Control', 'public, max-age=86400'],
  ],
};

/**
 * Returns all rules, the general one first.
 *
 * The general rule sets no Cache-Control, because Cloudflare Pages joins the values of all matching rules with a comma.
 * Both it and Netlify revalidate by default.
 */
export function headerRules(options: PolicyOptions = {}): HeaderRule[] {
  return [
    {path: '/*', headers: [...securityHeaders(options), speculation]},
    ...immutablePaths.map((path) => ({
      path,
      headers: [['Cache-Control', IMMUTABLE]] as const,
    })),
    ...publicFiles,
    speculationRules,
  ];
}

/** Returns the rules of a build. The environment determines the allowed external origins. */
export function rulesFor(scriptHashes: readonly string[]): HeaderRule[] {
  return headerRules({scriptHashes, connectTo: connectOrigins(readEnvironment())});
}

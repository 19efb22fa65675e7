import type {IncomingMessage, ServerResponse} from 'node:http';

import {read as readRequest, serve} from '../samples/contractServer';
import type {ReceivedRequest} from '../samples/requestProblems';

/** The path is without the scenario: `/v1/leads`. */
export interface RecordedRequest extends Omit<ReceivedRequest, 'query'> {
  readonly query: Readonly<Record<string, string>>;
}

export interface FaultServer {
  /**
   * The base URL whose requests get a scenario's responses. Attempts are counted for each `run`, so tests that
   * use the same scenario don't disturb each other.
   */
  urlOf(scenario: Scenario, run?: string): string;
  /** The requests of a run, in their order. */
  received(scenario: Scenario, run?: string): readonly RecordedRequest[];
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as HTML, everything else as JSON. */
  readonly body?: unknown;
}

/**
 * `drop` closes the connection before a response, `cutHead` in the middle of the headers, `cut` in that of the body, `stall` sends half of the body and
 * then nothing, and `drip` sends a byte of it now and then.
 */
type Outcome = Reply | 'drop' | 'cutHead' | 'cut' | 'stall' | 'drip';

/** @param attempt 1 for the first request of a run */
type Respond = (request: RecordedRequest, attempt: number) => Outcome;

const meta = {
  'Request-Id': 'req_0123456789ab',
  'RateLimit-Limit': '10000',
  'RateLimit-Remaining': '9998',
  'RateLimit-Reset': '1800',
};

/** `/v1/leads` returns `{leads: [{id: 'lead_000001', …}]}`. The server knows nothing else of the contract. */
function dataOf(request: RecordedRequest, cursor: string | null = null, at = 1) {
  const list = request.path.split('/').at(-1) ?? '';
  const isList = ['leads', 'campaigns', 'contacts', 'suppressions', 'webhooks'].includes(list);
  if (!isList) return {echo: request};
  const prefix = {leads: 'lead', campaigns: 'camp', contacts: 'cont'}[list] ?? list;
  const items = [2 * at - 1, 2 * at].map((each) => ({
    id: `${prefix}_00000${each}`,
    email: `person${each}@kestrel.example`,
    field_of_the_future: true,
  }));
  return {[list]: items, total: 6, next_cursor: cursor};
}

const ok = (data: unknown, headers = {}): Reply => ({
  status: 200,
  headers: {...meta, ...headers},
  body: {success: true, data},
});

function problem(status: number, extra: object = {}, headers = {}): Reply {
  const type = `https://kestrel.example/api/errors#problem-${status}`;
  return {
    status,
    headers: {...meta, 'Content-Type': 'application/problem+json', ...headers},
    body: {
      ...{type, title: `Problem ${status}`, status, detail: `The detail of ${status}.`},
      ...{instance: '/v1/leads', request_id: meta['Request-Id'], ...extra},
    },
  };
}

/** The first attempt fails; later ones succeed. */
const once =
  (failure: Outcome): Respond =>
  (request, attempt) =>
    attempt === 1 ? failure : ok(dataOf(request));

const html: Reply = {
  status: 502,
  body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>',
};

const fieldErrors = [
  {pointer: '/company_size', code: 'invalid_format', message: 'Must be a range.'},
  {parameter: 'limit', code: 'out_of_range', message: 'Must be 1 to 100.'},
  {pointer: '', code: 'invalid_type', message: 'Must be an object.'},
];

const scenarios = {
  /** Succeeds. Requests without a list return themselves as `data.echo`. */
  ok: (request) => ok(dataOf(request)),
  /** Reads the cursor from the query or the body, and has three pages of two items. */
  pages: (request) => {
    const sent = request.query.cursor ?? bodyField(request, 'cursor');
    const at = sent === undefined ? 1 : Number(sent.replace('page-', ''));
    return ok(dataOf(request, at < 3 ? `page-${at + 1}` : null, at));
  },
  /** Every page has the same cursor. */
  'cursor-loop': (request) => ok(dataOf(request, 'page-again')),
  /** The second page returns a 500. */
  'broken-page': (request) =>
    (request.query.cursor ?? bodyField(request, 'cursor'))
      ? problem(500)
      : ok(dataOf(request, 'page-2')),
  replayed: (request) => ok(dataOf(request), {'Idempotency-Replayed': 'true'}),
  'no-content': () => ({status: 204, headers: meta}),
  /** The API never redirects. A client that follows would send the key to another host. */
  redirect: () => ({status: 302, headers: {...meta, Location: '/ok/v1/elsewhere'}}),

  'rate-limited': once(problem(429, {}, {'Retry-After': '1'})),
  'rate-limited-now': once(problem(429, {}, {'Retry-After': '0'})),
  /** `Retry-After` as an HTTP date, two to three seconds ahead. */
  'rate-limited-until': (request, attempt) => {
    const date = new Date(Date.now() + 3000).toUTCString();
    return once(problem(429, {}, {'Retry-After': date}))(request, attempt);
  },
  /** Longer than a client waits. */
  'rate-limited-for-long': () => problem(429, {}, {'Retry-After': '1260'}),
  /** `Retry-After` is what the request has as its location. */
  'rate-limited-as-asked': (request, attempt) => {
    const asked = {'Retry-After': bodyField(request, 'location') ?? ''};
    return once(problem(429, {}, asked))(request, attempt);
  },
  'always-rate-limited': () => problem(429, {}, {'Retry-After': '0'}),
  unavailable: once(problem(503, {}, {'Retry-After': '0'})),
  /** No `Retry-After`: the client backs off. */
  'server-error': once(problem(500)),
  'always-server-error': () => problem(500),
  dropped: once('drop'),
  'always-dropped': () => 'drop',
  'cut-in-headers': once('cutHead'),
  cut: once('cut'),
  'slow-body': once('stall'),
  'always-slow': () => 'stall',
  'always-dripping': () => 'drip',
  /** A proxy's error page. */
  html: () => html,
  'html-once': once(html),
  /** A proxy's page with the status of success, as in a hotel. */
  'html-with-200': () => ({...html, status: 200}),
  /** The same as JSON. */
  'portal-with-200': () => ({status: 200, body: {portal: true}}),
  /** Nested more deeply than the parsers of some languages can follow. */
  'nested-with-200': () => ({
    status: 200,
    body: `${'{"portal":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  }),
  'empty-with-200': () => ({status: 200, headers: meta}),
  /** A response that isn't a list. */
  'page-without-list': () => ok({total: 6, next_cursor: null}),

  'problem-400': () => problem(400),
  'problem-401': () => problem(401),
  'problem-403': () => problem(403),
  'problem-404': () => problem(404),
  'problem-409': () => problem(409),
  'problem-422': () => problem(422, {errors: fieldErrors}),

  /** Refuses every access token but `fresh-…`. Its `/oauth/token` grants `fresh-1`, `fresh-2`, …, each for an hour. */
  'expired-token': (request, attempt) => {
    if (request.path === '/oauth/token') return tokens(attempt);
    if (request.path === '/oauth/revoke') return {status: 200, headers: meta};
    return /^Bearer fresh-/.test(request.headers.authorization ?? '')
      ? ok(dataOf(request))
      : problem(401, {}, {'WWW-Authenticate': 'Bearer error="invalid_token"'});
  },
  /** Refuses the refresh token, too: the customer has revoked access. */
  'revoked-token': (request) =>
    request.path === '/oauth/token'
      ? {status: 400, headers: meta, body: {error: 'invalid_grant', error_description: 'Revoked.'}}
      : problem(401),
  /** The error of the token endpoint isn't OAuth's, as when a proxy needs a login. */
  'token-problem': atTokens(() => problem(401)),
  /** Grants a token without saying how long it's valid. */
  'token-without-end': atTokens(() => ({
    ...{status: 200, headers: meta},
    body: {access_token: 'granted-access', refresh_token: 'granted-refresh'},
  })),
  /** Another process uses the refresh token first, while this one has to wait. */
  'token-race': atTokens((_request, attempt) =>
    attempt === 1
      ? problem(429, {}, {'Retry-After': '0'})
      : {status: 400, headers: meta, body: {error: 'invalid_grant'}},
  ),
} satisfies Readonly<Record<string, Respond>>;

export type Scenario = keyof typeof scenarios;

/** The token endpoint responds with `failure`, and every access token but `fresh-…` has expired. */
function atTokens(failure: Respond): Respond {
  return (request, attempt) =>
    request.path === '/oauth/token'
      ? failure(request, attempt)
      : scenarios['expired-token'](request, attempt);
}

function tokens(attempt: number): Reply {
  const body = {
    ...{access_token: `fresh-${attempt}`, token_type: 'Bearer', expires_in: 3600},
    ...{refresh_token: `refresh-${attempt}`, scope: 'leads:search', account_id: 'acct_000001'},
  };
  return {status: 200, headers: {...meta, 'Cache-Control': 'no-store'}, body};
}

function bodyField(request: RecordedRequest, name: string): string | undefined {
  if (!request.body.startsWith('{')) return undefined;
  return (JSON.parse(request.body) as Record<string, string | undefined>)[name];
}

/** Starts a server that fails as each scenario says, and records what it receives. */
export async function startFaultServer(): Promise<FaultServer> {
  const runs = new Map<string, RecordedRequest[]>();
  const {url, close} = await serve((incoming, response) => {
    void read(incoming).then(({key, request}) => {
      const received = runs.get(key) ?? [];
      runs.set(key, [...received, request]);
      const name = key.split('~')[0] as Scenario;
      const respond: Respond = scenarios[name] ?? (() => problem(404));
      send(response, respond(request, received.length + 1));
    });
  });
  const keyOf = (scenario: Scenario, run = '') => `${scenario}~${run}`;
  return {
    urlOf: (scenario, run) => `${url}/${keyOf(scenario, run)}`,
    received: (scenario, run) => runs.get(keyOf(scenario, run)) ?? [],
    close,
  };
}

async function read(incoming: IncomingMessage): Promise<{key: string; request: RecordedRequest}> {
  const request = await readRequest(incoming);
  const [, key = '', ...rest] = request.path.split('/');
  const [path, query] = [`/${rest.join('/')}`, Object.fromEntries(request.query)];
  return {key: decodeURIComponent(key), request: {...request, path, query}};
}

function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === 'drop') {
    response.destroy();
  } else if (outcome === 'cutHead') {
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n');
  } else if (outcome === 'drip') {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 100});
    const drops = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drops));
  } else if (outcome === 'cut' || outcome === 'stall') {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 100});
    response.write('{"success": true, ', () => {
      if (outcome === 'cut') response.destroy();
    });
  } else {
    const {status, headers = {}, body} = outcome;
    const isHtml = typeof body === 'string';
    const type = isHtml ? 'text/html' : 'application/json';
    const content = isHtml ? body : JSON.stringify(body);
    response.writeHead(status, body === undefined ? headers : {'Content-Type': type, ...headers});
    response.end(content);
  }
}

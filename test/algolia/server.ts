import type {IncomingMessage} from 'node:http';
import https from 'node:https';
import {text} from 'node:stream/consumers';

import {createHttpRequester} from '@algolia/requester-node-http';
import {algoliasearch, type BatchRequest, type IndexSettings, type SynonymHit} from 'algoliasearch';
import {generate} from 'selfsigned';

import {pushRecords, type PushOptions, type Pushed} from '../../scripts/lib/algolia/push';
import {listen} from '../../scripts/lib/listen.mjs';
import {answerQuery} from './query';

const sitePort = Number(process.env['ALGOLIA_SITE_PORT'] ?? 4183);

/** Ports of the site that searches with Algolia, and of the server that speaks Algolia's calls. */
export const ports = {site: sitePort, algolia: sitePort + 1} as const;

export const APP_ID = 'TESTAPP';
export const ADMIN_KEY = 'admin-key';
/** May only query. */
export const SEARCH_KEY = 'search-key';

export interface StoredIndex {
  readonly records: Map<string, Record<string, unknown>>;
  settings: IndexSettings;
  readonly synonyms: Map<string, SynonymHit>;
}

export interface AlgoliaServer {
  readonly host: string;
  readonly port: number;
  /** Trusts the server's certificate. */
  readonly agent: https.Agent;
  readonly indexes: Map<string, StoredIndex>;
  /** Requests that change an index, as `PUT /1/indexes/site/settings`. */
  readonly writes: string[];
  /** Fails this many of the next requests with a 503. */
  failNext: number;
  readonly close: () => void;
}

const PAGE = 100;

/** Speaks the calls of Algolia's Search API that a push and the site make, over HTTPS. It keeps its indexes in memory. */
export async function startAlgoliaServer(listenPort = 0): Promise<AlgoliaServer> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'localhost'}], {
    keyType: 'ec',
    extensions: [{name: 'subjectAltName', altNames: [{type: 2, value: 'localhost'}]}],
  });
  const indexes = new Map<string, StoredIndex>();
  const writes: string[] = [];
  const server = https.createServer({key, cert}, (request, response) => {
    const send = (status: number, body: object) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
        })
        .end(JSON.stringify(body));
    if (state.failNext > 0) {
      state.failNext -= 1;
      send(503, {message: 'Unavailable', status: 503});
      return;
    }
    void readBody(request).then((body) => {
      const {status = 200, ...answer} = respond(request, body, indexes, writes);
      send(status, answer.body);
    });
  });
  const port = await listen(server, {port: listenPort, host: 'localhost'});
  const agent = new https.Agent({ca: cert});
  const state: AlgoliaServer = {
    host: 'localhost',
    port,
    agent,
    indexes,
    writes,
    failNext: 0,
    close() {
      agent.destroy();
      server.close();
    },
  };
  return state;
}

/** Pushes records to the local server, as `npm run search:push` does to the live service. */
export function pushTo(
  {host, port, agent}: AlgoliaServer,
  options: PushOptions,
  key = ADMIN_KEY,
): Promise<Pushed> {
  const client = algoliasearch(APP_ID, key, {
    hosts: [{url: host, port, protocol: 'https', accept: 'readWrite'}],
    requester: createHttpRequester({httpsAgent: agent}),
  });
  return pushRecords(client, options);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await text(request);
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

interface Answer {
  readonly status?: number;
  readonly body: object;
}

const emptyIndex = (): StoredIndex => ({records: new Map(), settings: {}, synonyms: new Map()});

const task = {taskID: 1, updatedAt: '2026-11-23T00:00:00.000Z'};

function respond(
  {method = '', url = '', headers}: IncomingMessage,
  body: Record<string, unknown>,
  indexes: Map<string, StoredIndex>,
  writes: string[],
): Answer {
  const {pathname, searchParams} = new URL(url, 'https://localhost');
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/(.+)/.exec(pathname) ?? [];
  const index = indexes.get(name);
  const call = `${method} ${action}`;
  // A browser sends both in the query, which saves a preflight.
  const sent = (header: string) => headers[header] ?? searchParams.get(header);
  const key = sent('x-algolia-api-key');
  const mayCall = key === ADMIN_KEY || (key === SEARCH_KEY && call === 'POST queries');
  if (sent('x-algolia-application-id') !== APP_ID || !mayCall) {
    return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
  }
  if (call === 'POST queries') {
    const {requests} = body as {requests: {indexName: string}[]};
    const missing = requests.find(({indexName}) => !indexes.has(indexName));
    if (missing) {
      const message = `Index ${missing.indexName} does not exist`;
      return {status: 404, body: {message, status: 404}};
    }
    return {
      body: {
        results: requests.map((each) =>
          answerQuery(indexes.get(each.indexName) ?? emptyIndex(), each),
        ),
      },
    };
  }
  if (call === 'GET task/1') return {body: {status: 'published', pendingTask: false}};
  if (call === 'PUT settings' || call === 'POST batch' || call === 'POST synonyms/batch') {
    writes.push(call);
    const changed = index ?? emptyIndex();
    indexes.set(name, changed);
    return {body: write(call, changed, body)};
  }
  if (!index) return {status: 404, body: {message: `Index ${name} does not exist`, status: 404}};
  switch (call) {
    case 'GET settings':
      return {body: index.settings};
    case 'POST browse':
      return {body: browse(index, body)};
    case 'POST synonyms/search':
      return {body: {hits: Array.from(index.synonyms.values()), nbHits: index.synonyms.size}};
    default:
      return {status: 404, body: {message: `No such call: ${call}`, status: 404}};
  }
}

function write(call: string, index: StoredIndex, body: unknown): object {
  if (call === 'PUT settings') {
    index.settings = {...index.settings, ...(body as IndexSettings)};
    return task;
  }
  if (call === 'POST synonyms/batch') {
    index.synonyms.clear();
    for (const synonym of body as SynonymHit[]) index.synonyms.set(synonym.objectID, synonym);
    return task;
  }
  const {requests} = body as {requests: BatchRequest[]};
  for (const {action, body: record} of requests) {
    const {objectID} = record as {objectID: string};
    if (action === 'deleteObject') index.records.delete(objectID);
    else index.records.set(objectID, record);
  }
  return {...task, objectIDs: requests.map(({body: {objectID}}) => String(objectID))};
}

/** Returns one page of the records, with only the attributes asked for. */
function browse({records}: StoredIndex, body: Record<string, unknown>): object {
  const from = Number(body['cursor'] ?? 0);
  const attributes = (body['attributesToRetrieve'] as string[] | undefined) ?? [];
  const all = Array.from(records.values());
  const hits = all
    .slice(from, from + PAGE)
    .map((record) =>
      Object.fromEntries(['objectID', ...attributes].map((name) => [name, record[name]])),
    );
  const next = from + PAGE;
  return {hits, nbHits: all.length, ...(next < all.length && {cursor: String(next)})};
}

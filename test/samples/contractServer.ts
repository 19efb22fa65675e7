import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import {text} from 'node:stream/consumers';

import type {Operation} from '../../plugins/lib/api-contract/types';
import {listen} from '../../scripts/lib/listen.mjs';
import {judge, type Credentials, type ReceivedRequest} from './requestProblems';

export interface TestServer {
  /** With scheme and port, without a slash at the end. */
  readonly url: string;
  /** The requests, the latest last. */
  readonly received: ReceivedRequest[];
  close(): Promise<void>;
}

/** Code that calls this server in place of the API. */
export const callingServer = (code: string, url: string): string =>
  code.replaceAll(/https:\/\/api\.[\w.]+/g, url);

/** The response to an operation's first example. */
export function exampleResponse({requestBody, responses}: Operation) {
  const [status, response] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const examples = response?.content?.['application/json']?.examples ?? {};
  const [body] = Object.values(requestBody?.content ?? {});
  const [name] = Object.keys(body?.examples ?? {});
  const example = examples[name ?? ''] ?? Object.values(examples)[0];
  return {status: Number(status), value: example?.value};
}

/**
 * Starts a server that returns the contract's examples for valid requests, and the problems of invalid ones. A list has
 * two pages if its example has a cursor.
 */
export function startContractServer(credentials: Credentials): Promise<TestServer> {
  return startServer((request) => {
    const {operation, status, problems} = judge(request, credentials);
    if (!operation || status) return {status: status ?? 404, json: {title: 'Refused', problems}};
    const {status: ok, value} = exampleResponse(operation);
    return {status: ok, json: isNextPage(request) ? lastPage(value) : value};
  });
}

const isNextPage = ({query, body}: ReceivedRequest) =>
  query.some(([name]) => name === 'cursor') || body.includes('"cursor"');

/** A list's example without a cursor, so that reading all pages ends. */
function lastPage(value: unknown): unknown {
  const {data, ...envelope} = value as {data?: object};
  return {...envelope, data: {...data, next_cursor: null}};
}

/** Starts a server that returns `{}` for every request. */
export const startEchoServer = () => startServer(() => ({status: 200, json: {}}));

interface ServerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** Starts a server that records the requests. Without a response, it drops the connection. */
export async function startServer(
  respond: (request: ReceivedRequest) => ServerResponse | undefined,
): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  const {url, close} = await serve((incoming, response) => {
    void read(incoming).then((request) => {
      received.push(request);
      const made = respond(request);
      if (!made) return response.destroy();
      const {status, headers, json} = made;
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      return response
        .writeHead(status, {'Content-Type': type, ...headers})
        .end(JSON.stringify(json));
    });
  });
  return {url, received, close};
}

/** Serves on a free port. */
export async function serve(listener: RequestListener): Promise<Pick<TestServer, 'url' | 'close'>> {
  const server = createServer(listener);
  const port = await listen(server, {port: 0, host: '127.0.0.1'});
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function read(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const {pathname, searchParams} = new URL(incoming.url ?? '/', 'http://server');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: [...searchParams],
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: await text(incoming),
  };
}

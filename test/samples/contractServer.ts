import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import type {ApiDocument, Operation} from '../../plugins/lib/api-contract/types';
import {judge, type ReceivedRequest} from './requestProblems';

export interface TestServer {
  /** With scheme and port, without a slash at the end. */
  readonly address: string;
  /** What came, the latest last. */
  readonly received: ReceivedRequest[];
  close(): Promise<void>;
}

/** What the sample for an operation's first example is answered with. */
export function exampleAnswer({requestBody, responses}: Operation) {
  const [status, response] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const examples = response?.content?.['application/json']?.examples ?? {};
  const [asked] = Object.keys(requestBody?.content['application/json']?.examples ?? {});
  const example = examples[asked ?? ''] ?? Object.values(examples)[0];
  return {status: Number(status), value: example?.value};
}

/** A server that answers as the contract says: a request that fits it with its example, others with what's wrong. */
export function startContractServer(document: ApiDocument, key: string): Promise<TestServer> {
  return startServer((request) => {
    const {operation, status, problems} = judge(document, request, key);
    if (!operation || status) return {status: status ?? 404, json: {title: 'Refused', problems}};
    const answer = exampleAnswer(operation);
    return {status: answer.status, json: answer.value};
  });
}

/** A server that answers every request with `{}`. */
export const startEchoServer = () => startServer(() => ({status: 200, json: {}}));

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

async function startServer(answer: (request: ReceivedRequest) => Answer): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  const listener: RequestListener = (incoming, response) => {
    void read(incoming).then((request) => {
      received.push(request);
      const {status, json} = answer(request);
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      response.writeHead(status, {'Content-Type': type}).end(JSON.stringify(json));
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<ReceivedRequest> {
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

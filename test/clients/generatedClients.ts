import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {operationNamed} from '../api/contract';
import type {
  ScenarioApi,
  ScenarioClient,
  ScenarioError,
  ScenarioServer,
  ScenarioTokens,
} from '../sdks/scenario';
import {javascriptClient} from '../sdks/scenarioClients';
import {folder} from './install';

/** A call of an operation, with its parameters where they belong. */
interface Call {
  readonly name: string;
  readonly method: string;
  /** With names in braces. */
  readonly path: string;
  readonly inPath: Readonly<Record<string, string>>;
  /** Undefined if the operation takes none, like the body. */
  readonly query: object | undefined;
  readonly body: object | undefined;
  readonly authorization: string;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a call with one generated client. */
type Send = (call: Call) => Promise<Reply>;

type Functions = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

const load = <Module>(file: string) =>
  import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href) as Promise<Module>;

/** Sends calls with the client that each tool generates. */
export const generators: Readonly<Record<string, (server: ScenarioServer) => Promise<Send>>> = {
  'openapi-fetch': async ({url: baseUrl}) => {
    const {default: createClient} = await load<{default: (options: object) => Functions}>(
      'node_modules/openapi-fetch/dist/index.mjs',
    );
    const client = createClient({baseUrl});
    return async ({method, path: template, inPath, query, body, authorization, name}) => {
      const {data, error, response} = (await client[method]!(template, {
        params: {path: inPath, query},
        body,
        headers: {
          Authorization: authorization,
          ...(isForm(name) && {'Content-Type': 'application/x-www-form-urlencoded'}),
        },
      })) as {data?: unknown; error?: unknown; response: Response};
      return {status: response.status, body: data ?? error};
    };
  },

  'hey-api': async ({url: baseUrl}) => {
    const functions = await load<Functions>('hey/sdk.gen.ts');
    return async ({name, inPath, query, body, authorization}) => {
      const {data, error, response} = (await functions[name]!({
        ...{baseUrl, path: inPath, query, body},
        headers: {Authorization: authorization},
      })) as {data?: unknown; error?: unknown; response: Response};
      return {status: response.status, body: data ?? error};
    };
  },

  orval: async ({url: baseUrl}) => {
    const functions = await load<Functions>('orval.ts');
    // Its functions request `/v1/leads`, which is for pages of the same origin.
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => send(new URL(url, baseUrl), init));
    return async ({name, inPath, query, body, authorization}) => {
      const {status, data} = (await functions[name]!(
        ...Object.values(inPath),
        ...(body ? [body] : []),
        ...(query ? [query] : []),
        {headers: {Authorization: authorization, 'Content-Type': typeOf(name, body)}},
      )) as {status: number; data: unknown};
      return {status, body: data};
    };
  },
};

const isForm = (name: string) => ['createToken', 'revokeToken'].includes(name);
const typeOf = (name: string, body?: object) =>
  body && !isForm(name) ? 'application/json' : 'application/x-www-form-urlencoded';

/** An error response of the API. */
class Refusal extends Error {
  constructor(readonly reply: Reply) {
    super(JSON.stringify(reply));
  }
}

/**
 * A generated client. What's not in the contract, such as PKCE and signatures, comes from the SDK for JavaScript.
 */
export async function generatedClient(
  generator: string,
  server: ScenarioServer,
): Promise<ScenarioClient> {
  const send = await generators[generator]!(server);
  const {app} = server;
  const pair = [app.clientId, app.clientSecret].map(encodeURIComponent).join(':');
  const basic = `Basic ${Buffer.from(pair).toString('base64')}`;

  async function call(name: string, params: object, authorization: string): Promise<unknown> {
    const {operation, method, path: template} = operationNamed(name);
    const places = new Map(operation.parameters?.map((each) => [each.name, each.in]));
    const at = (place?: string): Record<string, string> =>
      Object.fromEntries(Object.entries(params).filter(([key]) => places.get(key) === place));
    const reply = await send({
      ...{name, method, path: template, authorization},
      inPath: at('path'),
      query: Array.from(places.values()).includes('query') ? at('query') : undefined,
      body: operation.requestBody && at(),
    });
    if (reply.status >= 300) throw new Refusal(reply);
    return reply.body;
  }

  async function grant(fields: object): Promise<ScenarioTokens> {
    const body = (await call('createToken', fields, basic)) as Record<string, string>;
    return {
      accessToken: body.access_token!,
      refreshToken: body.refresh_token!,
      accountId: body.account_id!,
    };
  }

  return {
    ...javascriptClient(server),
    connect: (token) => {
      const request = async (name: string, params: object) => {
        const {data} = (await call(name, params, `Bearer ${token}`)) as {data: unknown};
        return data as never;
      };
      const contactIds = async (params: object) => {
        const ids: string[] = [];
        const seen = new Set<string>();
        let page: {contacts: {id: string}[]; next_cursor: string | null} = await request(
          'listContacts',
          params,
        );
        for (;;) {
          ids.push(...page.contacts.map(({id}) => id));
          const cursor = page.next_cursor;
          if (!cursor || seen.has(cursor)) return ids;
          seen.add(cursor);
          page = await request('listContacts', {...params, cursor});
        }
      };
      return new Proxy({contactIds} as unknown as ScenarioApi, {
        get: (own, name: keyof ScenarioApi) =>
          name === 'contactIds' ? own[name] : (params: object) => request(name, params),
      });
    },
    exchange: ({code}, {codeVerifier}) =>
      grant({
        ...{grant_type: 'authorization_code', code, redirect_uri: app.redirectUri},
        code_verifier: codeVerifier,
      }),
    refresh: (token) => grant({grant_type: 'refresh_token', refresh_token: token}),
    revoke: async (token) => void (await call('revokeToken', {token}, basic)),
    errorOf: (error): ScenarioError => {
      if (!(error instanceof Refusal)) return javascriptClient(server).errorOf(error);
      const {status, body} = error.reply as {status: number; body: Record<string, string>};
      return body.error ?? {status, type: body.type};
    },
  };
}

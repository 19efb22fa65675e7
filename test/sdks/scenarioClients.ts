import {
  ApiError,
  Emberline,
  OAuth,
  OAuthError,
  SignatureVerificationError,
  webhooks,
} from '../../sdks/javascript/src';
import type {
  Login,
  ScenarioApi,
  ScenarioClient,
  ScenarioError,
  ScenarioServer,
  ScenarioTokens,
} from './scenario';
import type {Result, Task, TaskRunner} from './tasks';

/** The SDK for JavaScript. */
export function javascriptClient({url: baseUrl, app: credentials}: ScenarioServer): ScenarioClient {
  const app = new OAuth({...credentials, baseUrl});
  return {
    connect: (token) => {
      const client = new Emberline({accessToken: token, baseUrl});
      const contactIds = async (params: {readonly limit: number}) => {
        const ids: string[] = [];
        for await (const {id} of client.listContacts(params)) ids.push(id);
        return ids;
      };
      return new Proxy({contactIds} as unknown as ScenarioApi, {
        get: (own, name: keyof ScenarioApi) =>
          name === 'contactIds' ? own[name] : (client[name] as () => unknown).bind(client),
      });
    },
    authorize: (scopes) => Promise.resolve(app.authorize({scopes})),
    exchange: (callback, login) => app.exchange(new URLSearchParams(callback), login),
    refresh: (token) => app.refresh(token),
    revoke: (token) => app.revoke(token),
    verify: ({header, body}, secret) => webhooks.verify(body, header, secret),
    errorOf: (error) => {
      if (error instanceof OAuthError) return error.code;
      if (error instanceof SignatureVerificationError) return 'signature';
      if (error instanceof ApiError) return {status: error.status, type: error.type};
      throw error;
    },
  };
}

/** An error that a driver printed. */
class DriverError extends Error {
  constructor(readonly shown: Readonly<Record<string, unknown>>) {
    super(JSON.stringify(shown));
  }
}

/** The SDK of a driver. */
export function drivenClient(driver: TaskRunner, {url, app}: ScenarioServer): ScenarioClient {
  async function run(task: Task): Promise<Result> {
    const result = await driver.run({url, app, ...task});
    if (result.error) throw new DriverError(result.error as Readonly<Record<string, unknown>>);
    return result;
  }
  const tokensOf = ({tokens}: Result) => tokens as ScenarioTokens;
  return {
    connect: (key) => {
      const contactIds = async (params: object) => {
        const {ids} = await run({
          do: 'items',
          key,
          method: 'listContacts',
          params,
          stopAfter: 1000,
        });
        return ids;
      };
      return new Proxy({contactIds} as unknown as ScenarioApi, {
        get: (own, method: keyof ScenarioApi) =>
          method === 'contactIds'
            ? own[method]
            : async (params: object) => (await run({do: 'call', key, method, params})).data,
      });
    },
    authorize: async (scopes) => (await run({do: 'authorize', scopes})).login as Login,
    exchange: async (query, login) => tokensOf(await run({do: 'exchange', query, login})),
    refresh: async (token) => tokensOf(await run({do: 'refresh', token})),
    revoke: async (token) => void (await run({do: 'revoke', token})),
    verify: async ({header, body}, secret) => {
      const {results} = await run({do: 'verify', cases: [[header, body, secret]]});
      const [event] = results as [unknown];
      if (typeof event === 'string') throw new DriverError({name: event});
      return event;
    },
    errorOf: (error): ScenarioError => {
      if (!(error instanceof DriverError)) throw error;
      const {name, code, status, type} = error.shown as {name: string} & Record<string, unknown>;
      if (name.startsWith('SignatureVerification')) return 'signature';
      if (typeof code === 'string') return code;
      if (typeof status !== 'number') throw error;
      return {status, type: String(type)};
    },
  };
}

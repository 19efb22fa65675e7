import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

import type * as Sdk from '../../../sdks/javascript/src';
import type {Task, TaskRunner} from '../tasks';

type App = ConstructorParameters<typeof Sdk.OAuth>[0];
type Fields = Readonly<Record<string, unknown>>;

const appOfTests = {
  clientId: 'client 1',
  clientSecret: 'secret:1',
  redirectUri: 'https://app.kestrel.example/return',
};
const inMilliseconds = ({timeout, ...rest}: {readonly timeout?: number} & Fields = {}) => ({
  ...rest,
  ...(timeout !== undefined && {timeout: timeout * 1000}),
});

/** Stores the tokens of one customer in memory. */
class MemoryStore implements Sdk.TokenStore {
  readonly saved: string[] = [];

  constructor(private tokens: Sdk.Tokens) {}

  load() {
    return this.tokens;
  }

  save(tokens: Sdk.Tokens) {
    this.saved.push(tokens.accessToken);
    this.tokens = tokens;
  }
}

/**
 * Runs tasks with the SDK for JavaScript in this process.
 *
 * @param folder the SDK
 */
export function startJavascript(folder: string, env: Readonly<Record<string, string>>): TaskRunner {
  const loaded = import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, 'src/index.ts')).href
  ) as Promise<typeof Sdk>;

  async function run({do: scenario, ...task}: Task, waits: number[]): Promise<object> {
    const sdk = await loaded;
    const own = task as Task & {readonly cases: [string, string, string][]} & Fields;
    let onWait = () => {};
    const connection = {
      baseUrl: task.url,
      random: () => 0.5,
      ...(!task.isWaitReal && {
        sleep: (ms: number) => {
          waits.push(ms / 1000);
          onWait();
          return Promise.resolve();
        },
      }),
      ...inMilliseconds(task.settings as Fields),
    };
    const app = () =>
      new sdk.OAuth({...((task.app as App | undefined) ?? appOfTests), ...connection});
    const client = (credentials: object = {apiKey: task.key ?? 'key_of_test'}) =>
      new sdk.Emberline({...credentials, ...connection});
    const call = (given: Sdk.Emberline, options: object = {}) => {
      const method = given[task.method as 'searchLeads'].bind(given);
      const params = (task.params ?? {}) as Parameters<typeof method>[0];
      const all = {...inMilliseconds(task.options as Fields), ...options};
      // An operation without fields takes only options.
      return method.length === 1 ? method(all as never) : method(params, all);
    };
    const expired = () =>
      new MemoryStore({
        ...{accessToken: 'stale', refreshToken: 'refresh-0', scopes: [], accountId: 'acct_000001'},
        expiresAt: Date.now() + Number(task.expiresIn) * 1000,
      });

    switch (scenario) {
      case 'call': {
        const {data, response} = await call(client()).withResponse();
        const {requestId, isReplayed, rateLimit} = response;
        return {data, response: {requestId, isReplayed, rateLimit}};
      }
      case 'typed': {
        const {leads} = await call(client());
        const {email, ...rest} = leads[0]!;
        return {email, unknown: (rest as Fields).field_of_the_future};
      }
      case 'items': {
        const ids: string[] = [];
        try {
          for await (const {id} of call(client())) {
            ids.push(id);
            // No list of the server is longer, so a loop ends here.
            if (ids.length === (task.stopAfter ?? 20)) break;
          }
          return {ids};
        } catch (error) {
          return {ids, ...failure(sdk, error)};
        }
      }
      case 'pages': {
        const pages: string[][] = [];
        for await (const page of call(client()).pages()) {
          const {leads, contacts} = page as Sdk.LeadsData & Partial<Sdk.ContactsData>;
          pages.push((leads ?? contacts).map(({id}) => id));
        }
        return {pages};
      }
      case 'abort': {
        const started = Date.now();
        const signal = AbortSignal.timeout(300);
        const error: unknown = await call(client(), {signal}).then(
          null,
          (reason: unknown) => reason,
        );
        return {isAborted: error === signal.reason, seconds: (Date.now() - started) / 1000};
      }
      case 'verify':
        return {
          results: own.cases.map(([header, body, secret]) => {
            try {
              return sdk.webhooks.verify(body, header, secret);
            } catch (error) {
              return (error as Error).name;
            }
          }),
        };
      case 'verifyParsed': {
        const [header, body, secret] = own.cases[0]!;
        return {event: sdk.webhooks.verify(JSON.parse(body) as string, header, secret)};
      }
      case 'login': {
        const oauth = app();
        const login = oauth.authorize({scopes: ['leads:search', 'campaigns:read']});
        const query = {state: login.state, code: 'code_1', ...(task.query as object | undefined)};
        const given = Object.entries(query).filter(([, value]) => (value as unknown) !== null);
        const stored = {...login, ...(task.stored as object | undefined)};
        const tokens = await oauth.exchange(new URLSearchParams(given), stored);
        const again = await oauth.refresh(tokens.refreshToken);
        await oauth.revoke(again.refreshToken);
        const {accessToken, accountId, expiresAt} = tokens;
        return {
          url: login.url,
          verifier: login.codeVerifier,
          details: {access_token: accessToken, account_id: accountId},
          expiresIn: (expiresAt - Date.now()) / 1000,
          refreshed: again.accessToken,
        };
      }
      case 'refresh': {
        const {accessToken, refreshToken, accountId} = await app().refresh(String(task.token));
        return {tokens: {accessToken, refreshToken, accountId}};
      }
      case 'revoke':
        await app().revoke(String(task.token));
        return {};
      case 'session': {
        const store = expired();
        const oauth = app();
        if (task.isReplacedWhileWaiting) {
          onWait = () => store.save({...store.load(), accessToken: 'fresh-by-another'});
        }
        const calls = Array.from({length: Number(task.calls)}, async () => {
          const {response} = await call(client({tokens: oauth.tokens(store)})).withResponse();
          return response.status;
        });
        const settled = await Promise.allSettled(calls);
        return {
          statuses: settled.map((each) => (each.status === 'fulfilled' ? each.value : null)),
          saved: store.saved,
        };
      }
      case 'inspect': {
        const given = client();
        const login = app().authorize({scopes: []});
        const settled = await Promise.allSettled([call(given), app().refresh('refresh-0')]);
        const all = [given, app(), login, ...settled];
        const text = all.map((each) => inspect(each, {depth: 10, showHidden: true})).join('\n');
        return {text, verifier: login.codeVerifier};
      }
      case 'settings':
        try {
          const settings = task.settings as Sdk.ClientOptions;
          if (task.app) app();
          else new sdk.Emberline(settings);
          return {error: null};
        } catch (error) {
          return {error: (error as Error).message};
        }
      default:
        throw new Error(`There's no task "${scenario}".`);
    }
  }

  return {
    run: async (task) => {
      const waits: number[] = [];
      vi.stubEnv('EMBERLINE_API_KEY', env.EMBERLINE_API_KEY);
      const result = await run(task, waits).catch(async (error) => failure(await loaded, error));
      vi.unstubAllEnvs();
      return {...result, waits};
    },
    close: () => Promise.resolve(''),
  };
}

function failure(sdk: typeof Sdk, error: unknown): object {
  if (!(error instanceof sdk.EmberlineError)) throw error;
  const {name, message, idempotencyKey} = error;
  if (error instanceof sdk.OAuthError) return {error: {name, message, code: error.code}};
  if (!(error instanceof sdk.ApiError)) return {error: {name, message, idempotencyKey}};
  const {status, type, title, detail, requestId, retryAfter, body} = error;
  const fields = error instanceof sdk.ValidationError ? error.fields : null;
  const hasBody = typeof body === 'object' && body !== null;
  return {
    error: {
      ...{name, message, idempotencyKey, status, type, title},
      ...{detail, requestId, retryAfter, hasBody, fields},
    },
  };
}

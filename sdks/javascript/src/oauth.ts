import {createHash, randomBytes, timingSafeEqual} from 'node:crypto';
import {inspect} from 'node:util';

import type {TokenProvider} from './core.js';
import {ApiError, EmberlineError, errorOf, isObject, OAuthError, textOf} from './errors.js';
import {Sender, type ConnectionOptions, type Received} from './sender.js';

export interface OAuthOptions extends ConnectionOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** As you registered it. */
  readonly redirectUri: string;
}

/** A login. Send the customer to `url`, and store the rest in their session until they return. */
export interface AuthorizationRequest {
  readonly url: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** The tokens of one customer. Store all of it as JSON, encrypted. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** Approved by the customer. */
  readonly scopes: readonly string[];
  /** The customer's account. */
  readonly accountId: string;
}

/** Stores the tokens of one customer, for example in a row of your database. */
export interface TokenStore {
  load(): Promise<Tokens> | Tokens;
  save(tokens: Tokens): Promise<void> | void;
  /**
   * Calls `work` while it holds a lock that all processes share, such as an advisory lock. If several processes use a
   * customer's tokens, they need one: a refresh token works once.
   */
  synchronize?<T>(work: () => Promise<T>): Promise<T>;
}

/** Tokens are refreshed this early, so that they don't expire in transit. */
const EARLY_MS = 60_000;

/** The authorization code flow with PKCE, for apps that act on behalf of other accounts. */
export class OAuth {
  readonly #clientId: string;
  readonly #authorization: string;
  readonly #redirectUri: string;
  readonly #sender: Sender;
  readonly #now: () => number;
  /** By refresh token, which can be used once. */
  readonly #renewing = new Map<string, Promise<string>>();

  constructor({clientId, clientSecret, redirectUri, ...connection}: OAuthOptions) {
    if (!clientId || !clientSecret) {
      throw new EmberlineError('The client id or the client secret is empty.');
    }
    this.#clientId = clientId;
    this.#authorization = basic(clientId, clientSecret);
    this.#redirectUri = redirectUri;
    this.#sender = new Sender(connection);
    this.#now = connection.now ?? Date.now;
  }

  /** Starts a login. Store `state` and `codeVerifier` in the customer's session, and redirect them to `url`. */
  authorize({scopes}: {readonly scopes: readonly string[]}): AuthorizationRequest {
    const state = randomBytes(24).toString('base64url');
    const codeVerifier = randomBytes(48).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.#clientId,
      redirect_uri: this.#redirectUri,
      scope: scopes.join(' '),
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const url = `${this.#sender.baseUrl}/oauth/authorize?${query}`;
    return printedAs({url, state}, {codeVerifier});
  }

  /**
   * Finishes a login.
   *
   * @param callback the query that the customer returned with
   * @param stored what `authorize` returned for this customer's session
   * @throws {OAuthError} if the customer declined (`access_denied`), returned from another login (`invalid_state`), or
   *   returned without a code (`invalid_request`)
   */
  async exchange(
    callback: URLSearchParams,
    stored: Pick<AuthorizationRequest, 'state' | 'codeVerifier'>,
  ): Promise<Tokens> {
    // Without a session, code without types passes nothing.
    const {state = '', codeVerifier = ''} = (stored as typeof stored | undefined) ?? {};
    if (!state || !isEqual(callback.get('state') ?? '', state)) {
      throw new OAuthError('The state isn’t the one in the customer’s session.', 'invalid_state');
    }
    const code = callback.get('code');
    const error = callback.get('error') || (code ? null : 'invalid_request');
    if (error) throw new OAuthError(`The customer wasn’t connected: ${error}.`, error);
    return this.#request({
      grant_type: 'authorization_code',
      code: code!,
      redirect_uri: this.#redirectUri,
      code_verifier: codeVerifier,
    });
  }

  /**
   * Returns new tokens. Store them, because the refresh token can't be used again.
   *
   * @throws {OAuthError} with the code `invalid_grant` if the customer has to connect again
   */
  refresh(refreshToken: string): Promise<Tokens> {
    return this.#request({grant_type: 'refresh_token', refresh_token: refreshToken});
  }

  /** Ends a token, for example when a customer disconnects your app. With a refresh token, its access tokens end too. */
  async revoke(token: string): Promise<void> {
    await this.#post('/oauth/revoke', {token}, true);
  }

  /**
   * Returns the tokens of one customer for a client, which renews them when they expire. Several clients and processes
   * can share a store.
   */
  tokens(store: TokenStore): TokenProvider {
    const renew = async (rejected: string) => {
      const {accessToken, refreshToken} = await store.load();
      if (accessToken !== rejected) return accessToken;
      const running = this.#renewing.get(refreshToken);
      if (running) return running;
      const renewing = this.#renew(store, accessToken).finally(() =>
        this.#renewing.delete(refreshToken),
      );
      this.#renewing.set(refreshToken, renewing);
      return renewing;
    };
    return {
      renew,
      accessToken: async () => {
        const {accessToken, expiresAt} = await store.load();
        return this.#now() < expiresAt - EARLY_MS ? accessToken : renew(accessToken);
      },
    };
  }

  #renew(store: TokenStore, rejected: string): Promise<string> {
    const work = async () => {
      const {accessToken, refreshToken} = await store.load();
      // Another process may have renewed it before this one had the lock.
      if (accessToken !== rejected) return accessToken;
      try {
        const tokens = await this.refresh(refreshToken);
        await store.save(tokens);
        return tokens.accessToken;
      } catch (error) {
        if (!(error instanceof OAuthError)) throw error;
        // Without a lock, another process may have used the refresh token first, and stored the new ones.
        const stored = await store.load();
        if (stored.accessToken === rejected) throw error;
        return stored.accessToken;
      }
    };
    return store.synchronize ? store.synchronize(work) : work();
  }

  async #request(form: Readonly<Record<string, string>>): Promise<Tokens> {
    const received = await this.#post('/oauth/token', form, false);
    const {body} = received;
    const [accessToken, accountId, scope] = ['access_token', 'account_id', 'scope'].map((name) =>
      textOf(body, name),
    );
    const seconds = isObject(body) ? body.expires_in : null;
    if (!accessToken || !accountId || !Number.isInteger(seconds)) {
      // Without the body, which may contain a token.
      throw errorOf({...received, body: isObject(body) ? {} : body, retryAfter: null});
    }
    const expiresAt = this.#now() + Number(seconds) * 1000;
    const scopes = scope?.split(' ').filter(Boolean) ?? [];
    // A refresh may leave the refresh token out if it stays valid.
    const refreshToken = textOf(body, 'refresh_token') ?? form.refresh_token ?? '';
    return printedAs({expiresAt, scopes, accountId}, {accessToken, refreshToken});
  }

  async #post(
    path: string,
    form: Readonly<Record<string, string>>,
    isRepeatable: boolean,
  ): Promise<Received> {
    const headers = {
      Authorization: this.#authorization,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(form).toString();
    try {
      return await this.#sender.send({method: 'POST', path, headers, body, isRepeatable});
    } catch (error) {
      // Other errors, such as a 429 or a proxy's, say nothing about the tokens.
      if (!(error instanceof ApiError) || ![400, 401].includes(error.status)) throw error;
      const code = textOf(error.body, 'error');
      if (!code) throw error;
      const reason = textOf(error.body, 'error_description');
      throw new OAuthError(reason ? `${code}: ${reason}` : code, code, {cause: error});
    }
  }
}

/** Joins both objects. `console.log` prints only the first one; JSON has both. */
function printedAs<Shown extends object, Hidden extends object>(
  shown: Shown,
  hidden: Hidden,
): Shown & Hidden {
  const printed = {value: () => shown};
  return Object.defineProperty({...shown, ...hidden}, inspect.custom, printed);
}

/** HTTP Basic authentication of an app (RFC 6749, section 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** Compares in constant time. An empty expected value equals nothing, because a lost session would accept any login. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return expected !== '' && timingSafeEqual(a!, b!);
}

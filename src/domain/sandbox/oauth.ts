import {HOUR_MS} from '../../lib/dates';
import {account, demoApp} from './account';
import {maintenance, serverError, type Access} from './keys';
import type {Grant, SandboxState} from './state';
import type {Done, OAuthRefusal, Refusal, SandboxEnv} from './types';

/**
 * The apps whose credentials the token endpoint accepts, as `client_id:client_secret`. Like the demo keys, all but the
 * first get one kind of error.
 */
export const demoClients = {
  works: `${demoApp.clientId}:${demoApp.clientSecret}`,
  busy: 'demo_app_busy:demo_secret',
  fault: 'demo_app_fault:demo_secret',
  maintenance: 'demo_app_maintenance:demo_secret',
} as const;

/** The rights of an app that sends its own credentials. */
interface ClientAccess extends Pick<Access, 'isBusy'> {
  readonly isApp: true;
}

/** The app of an `Authorization` header with HTTP Basic authentication, or why it's refused before it counts. */
export function clientAccess(
  authorization: string | undefined,
): ClientAccess | Refusal | OAuthRefusal {
  const [, encoded = ''] = /^Basic ([\w+/]+=*)$/i.exec(authorization ?? '') ?? [];
  switch (decoded(encoded)) {
    case demoClients.works:
      return {isApp: true, isBusy: false};
    case demoClients.busy:
      return {isApp: true, isBusy: true};
    case demoClients.fault:
      return serverError;
    case demoClients.maintenance:
      return maintenance;
    default:
      return {
        ...oauthError('invalid_client', 'The client id or the client secret is wrong.', 401),
        headers: {'WWW-Authenticate': 'Basic'},
      };
  }
}

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

/** An operation of the OAuth endpoints, which have forms instead of JSON and errors of their own (RFC 6749, RFC 7009). */
export type OAuthOperation = (
  form: URLSearchParams,
  state: SandboxState,
  env: SandboxEnv,
) => (Done & {readonly state: SandboxState}) | OAuthRefusal;

/** The error of a form that has a field twice (RFC 6749, section 3.2). */
export function repeatedField(form: URLSearchParams): OAuthRefusal | undefined {
  const seen = new Set<string>();
  for (const name of form.keys()) {
    if (seen.has(name)) return oauthError('invalid_request', `${name} is included twice.`);
    seen.add(name);
  }
  return undefined;
}

const createToken: OAuthOperation = (form, state, env) => {
  switch (form.get('grant_type')) {
    case null:
      return required('grant_type');
    case 'authorization_code':
      return exchangeCode(form, state, env);
    case 'refresh_token':
      return refresh(form, state, env);
    default:
      return oauthError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token.',
      );
  }
};

const exchangeCode: OAuthOperation = (form, state, env) => {
  const absent = ['code', 'redirect_uri', 'code_verifier'].find((name) => !form.get(name));
  if (absent) return required(absent);
  const code = state.codes.find((each) => each.code === form.get('code'));
  if (!code) return oauthError('invalid_grant', 'The code is unknown, expired, or already used.');
  if (form.get('redirect_uri') !== demoApp.redirectUri) {
    return oauthError('invalid_grant', 'redirect_uri differs from the one on the approval screen.');
  }
  if (form.get('code_verifier') !== code.verifier) {
    return oauthError('invalid_grant', "code_verifier doesn't match the code_challenge.");
  }
  const {grant, response} = newTokens({scopes: code.scopes, accessTokens: []}, env);
  const codes = state.codes.filter((each) => each !== code);
  // The tokens of a new login replace those of the one before.
  return {...response, state: {...state, codes, grants: [grant]}};
};

const refresh: OAuthOperation = (form, state, env) => {
  const token = form.get('refresh_token');
  if (!token) return required('refresh_token');
  const before = state.grants.find(({refreshToken}) => refreshToken === token);
  if (!before) {
    return oauthError('invalid_grant', 'The refresh token is unknown, used, replaced, or revoked.');
  }
  const {grant, response} = newTokens(before, env);
  const grants = state.grants.map((each) => (each === before ? grant : each));
  return {...response, state: {...state, grants}};
};

/** Adds an access token to a grant and replaces its refresh token. */
function newTokens(
  {scopes, accessTokens}: Pick<Grant, 'scopes' | 'accessTokens'>,
  {now, newId}: SandboxEnv,
): {readonly grant: Grant; readonly response: Done} {
  const token = `access_${newId()}`;
  const refreshToken = `refresh_${newId()}`;
  const live = accessTokens.filter(({expiresAt}) => expiresAt > now);
  return {
    grant: {
      scopes,
      refreshToken,
      accessTokens: [...live, {token, expiresAt: now + HOUR_MS}],
    },
    response: {
      status: 200,
      isBare: true,
      headers: {'Cache-Control': 'no-store'},
      data: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: HOUR_MS / 1000,
        refresh_token: refreshToken,
        scope: scopes.join(' '),
        account_id: account.id,
      },
    },
  };
}

/** The longest token that the contract allows. */
const LONGEST_TOKEN = 500;

const revokeToken: OAuthOperation = (form, state) => {
  const token = form.get('token');
  if (!token) return required('token');
  const hint = form.get('token_type_hint');
  if (hint !== null && hint !== 'access_token' && hint !== 'refresh_token') {
    return oauthError('invalid_request', 'token_type_hint must be access_token or refresh_token.');
  }
  if (token.length > LONGEST_TOKEN) return oauthError('invalid_request', 'token is too long.');
  const ended = state.grants.find(({refreshToken}) => refreshToken === token);
  const grants = state.grants
    .filter((each) => each !== ended)
    .map((each) => ({
      ...each,
      accessTokens: each.accessTokens.filter((access) => access.token !== token),
    }));
  // The app's webhooks go with the customer's approval.
  const webhooks = ended ? state.webhooks.filter(({isOfApp}) => !isOfApp) : state.webhooks;
  return {status: 200, isBare: true, data: {}, state: {...state, grants, webhooks}};
};

/** By path. All of them are POST. */
export const oauthOperations: Readonly<Record<string, OAuthOperation>> = {
  '/oauth/token': createToken,
  '/oauth/revoke': revokeToken,
};

const required = (name: string) => oauthError('invalid_request', `${name} is required.`);

const oauthError = (
  error: string,
  description: string,
  status: OAuthRefusal['status'] = 400,
): OAuthRefusal => ({oauthError: error, description, status});

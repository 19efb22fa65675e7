import {allScopes, demoApp} from '../../src/domain/sandbox/account';
import {BURST} from '../../src/domain/sandbox/limits';
import {demoClients} from '../../src/domain/sandbox/oauth';
import type {SandboxState} from '../../src/domain/sandbox/state';
import {checker} from './documented';
import {document, operations} from './contract';
import {ask, NOW, startState, type Reply} from './sandboxCalls';

const {check, unreached} = checker();
const HOUR = 3_600_000;

type Form = Readonly<Record<string, string>>;

/** Sends a form as the demo app. */
function post(
  path: string,
  form: Form,
  {state, now, client = demoClients.works, ...call}: Options = {},
): Reply {
  const headers = {
    Authorization: `Basic ${btoa(client)}`,
    'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8',
  };
  const body = new URLSearchParams(form).toString();
  return ask({method: 'POST', path, headers, body, ...call}, state, now);
}

interface Options {
  readonly state?: SandboxState;
  readonly now?: number;
  readonly client?: string;
  readonly method?: string;
}

const code: Form = {
  grant_type: 'authorization_code',
  code: 'code_7f31d09be2c4',
  redirect_uri: demoApp.redirectUri,
  code_verifier: 'Yq2mVd8sTnB4xLwC6kRzEoJ1hGfUa9P3iN7vKbQe5cMt0',
};
const refreshed: Form = {grant_type: 'refresh_token', refresh_token: 'refresh_91c4e07ab2d35f68'};

const good: Readonly<Record<string, {readonly path: string; readonly form: Form}>> = {
  createToken: {path: '/oauth/token', form: code},
  revokeToken: {path: '/oauth/revoke', form: {token: 'refresh_91c4e07ab2d35f68'}},
};

describe.each(Object.keys(good))('%s', (name) => {
  const {path, form} = good[name]!;

  test('succeeds', () => void check(name, post(path, form), 200));

  test.each(['', 'demo_app:wrong', 'demo_app'])('returns 401 for the credentials %j', (client) => {
    const {json} = check(name, post(path, form, {client}), 401);
    expect(json).toMatchObject({error: 'invalid_client'});
  });

  test('returns 401 for credentials that aren’t base64, and for a key', () => {
    for (const Authorization of ['Basic %%%', 'Basic a', 'Bearer demo_key_ultimate', '']) {
      check(name, ask({method: 'POST', path, headers: {Authorization}}), 401);
    }
  });

  test('returns 400 for an empty form and for JSON', () => {
    const {json} = check(name, post(path, {}), 400);
    expect(json).toMatchObject({error: 'invalid_request'});
    const headers = {
      Authorization: `Basic ${btoa(demoClients.works)}`,
      'Content-Type': 'application/json',
    };
    check(name, ask({method: 'POST', path, headers, body: JSON.stringify(form)}), 400);
  });

  test('returns 400 for a field that’s in the form twice', () => {
    const headers = {
      Authorization: `Basic ${btoa(demoClients.works)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const [[field, value]] = Object.entries(form) as [[string, string]];
    const body = new URLSearchParams([...Object.entries(form), [field, value]]).toString();
    const {json} = check(name, ask({method: 'POST', path, headers, body}), 400);
    expect(json).toMatchObject({error: 'invalid_request'});
    expect(json).toHaveProperty('error_description', expect.stringContaining(field));
  });

  test('returns 404 for a misspelled path, and 405 for another method', () => {
    check(name, post(`${path}/`, form), 404);
    check(name, post(path, form, {method: 'GET'}), 405);
  });

  test('returns 429, 500, or 503 for the demo apps that trigger them', () => {
    check(name, post(path, form, {client: demoClients.busy}), 429);
    check(name, post(path, form, {client: demoClients.fault}), 500);
    check(name, post(path, form, {client: demoClients.maintenance}), 503);
  });

  test('has the app’s limit on bursts, and leaves the account’s alone', () => {
    let state = startState();
    for (let calls = 0; calls < BURST; calls += 1) ({state} = post(path, form, {state}));
    check(name, post(path, form, {state}), 429);
    expect(ask({path: '/v1/account'}, state).json).toMatchObject({data: {requests: {used: 1}}});
  });
});

test('a new login replaces the tokens of the one before', () => {
  const {state} = post('/oauth/token', code);
  check('createToken', post('/oauth/token', refreshed, {state}), 400);
});

test('the tests above reach every documented status', () => {
  expect(unreached().filter((each) => /^(createToken|revokeToken) /.test(each))).toEqual([]);
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
const tokensOf = (reply: Reply) => check('createToken', reply, 200).json as Tokens;

/** The status of a request with an access token. */
const statusWith = (token: string, path: string, {state, now}: Options) =>
  ask({path, headers: {Authorization: `Bearer ${token}`}}, state, now).status;

test('a code becomes a token that has the approved scopes for an hour', () => {
  const reply = post('/oauth/token', code);
  const {state} = reply;
  const {access_token: token} = tokensOf(reply);
  expect(statusWith(token, '/v1/campaigns', {state})).toBe(200);
  expect(statusWith(token, '/v1/contacts', {state})).toBe(403);
  expect(statusWith(token, '/v1/campaigns', {state, now: NOW + HOUR - 1})).toBe(200);
  expect(statusWith(token, '/v1/campaigns', {state, now: NOW + HOUR})).toBe(401);
});

test('getAccount says what a token may do', () => {
  const headers = {Authorization: 'Bearer access_2f9c61d8e40b7a35'};
  const {json} = ask({path: '/v1/account', headers});
  expect(json).toMatchObject({
    data: {
      credential: {
        type: 'oauth_token',
        name: 'Acme Pipeline',
        scopes: ['campaigns:read', 'contacts:write'],
      },
    },
  });
});

test.each<[string, Form]>([
  ['an unknown code', {...code, code: 'code_000000000000'}],
  ['another redirect_uri', {...code, redirect_uri: 'https://evil.example/return'}],
  ['another verifier', {...code, code_verifier: 'x'.repeat(43)}],
  ['an unknown refresh token', {...refreshed, refresh_token: 'refresh_0000000000000000'}],
])('%s is an invalid grant, and changes nothing', (_name, form) => {
  const before = startState();
  const {json, state} = check('createToken', post('/oauth/token', form, {state: before}), 400);
  expect(json).toMatchObject({error: 'invalid_grant'});
  expect({...state, appCalls: null}).toEqual({...before, appCalls: null});
});

test.each<[string, Form]>([
  ['code', {...code, code: ''}],
  ['code_verifier', {...code, code_verifier: ''}],
  ['refresh_token', {grant_type: 'refresh_token'}],
])('a missing %s is named', (name, form) => {
  const {json} = check('createToken', post('/oauth/token', form), 400);
  expect(json).toEqual({error: 'invalid_request', error_description: `${name} is required.`});
});

test('an unknown grant type and an unknown hint are refused', () => {
  const password = check('createToken', post('/oauth/token', {grant_type: 'password'}), 400);
  expect(password.json).toMatchObject({error: 'unsupported_grant_type'});
  const hinted = post('/oauth/revoke', {token: 'x', token_type_hint: 'id_token'});
  expect(check('revokeToken', hinted, 400).json).toMatchObject({error: 'invalid_request'});
});

test('a code and a refresh token work once', () => {
  const {state} = check('createToken', post('/oauth/token', code), 200);
  check('createToken', post('/oauth/token', code, {state}), 400);
  const first = check('createToken', post('/oauth/token', refreshed), 200);
  check('createToken', post('/oauth/token', refreshed, {state: first.state}), 400);
  const {refresh_token} = tokensOf(first);
  const next = post('/oauth/token', {...refreshed, refresh_token}, {state: first.state});
  expect(tokensOf(next).access_token).toMatch(/^access_/);
});

test('a refresh leaves the tokens that haven’t expired', () => {
  const first = post('/oauth/token', refreshed);
  const {access_token: early, refresh_token} = tokensOf(first);
  const again = {...refreshed, refresh_token};
  const expired = {expiresAt: NOW - 1, token: 'access_0'};
  const state: SandboxState = {
    ...first.state,
    grants: first.state.grants.map((grant) => ({
      ...grant,
      accessTokens: [expired, ...grant.accessTokens],
    })),
  };
  const second = post('/oauth/token', again, {state, now: NOW + HOUR / 2});
  const late = tokensOf(second).access_token;
  for (const token of [early, late]) {
    expect(statusWith(token, '/v1/campaigns', {state: second.state, now: NOW + HOUR / 2})).toBe(
      200,
    );
  }
  const stored = second.state.grants.flatMap(({accessTokens}) => accessTokens);
  expect(stored.map(({token}) => token)).not.toContain(expired.token);
});

test('revoking a refresh token ends its access tokens and deletes the app’s webhooks', () => {
  const token = 'access_2f9c61d8e40b7a35';
  const before = startState();
  const ofApp = {...before.webhooks[0]!, id: 'hook_000001', isOfApp: true};
  const connected = {...before, webhooks: [ofApp, ...before.webhooks]};
  const {state} = post('/oauth/revoke', {token: 'refresh_91c4e07ab2d35f68'}, {state: connected});
  expect(statusWith(token, '/v1/campaigns', {state: connected})).toBe(200);
  expect(statusWith(token, '/v1/campaigns', {state})).toBe(401);
  expect(state.webhooks).toEqual(before.webhooks);
});

test('revoking an access token leaves the refresh token, and an unknown token is fine', () => {
  const token = 'access_2f9c61d8e40b7a35';
  const {state} = check('revokeToken', post('/oauth/revoke', {token}), 200);
  expect(statusWith(token, '/v1/campaigns', {state})).toBe(401);
  check('createToken', post('/oauth/token', refreshed, {state}), 200);
  check('revokeToken', post('/oauth/revoke', {token: 'nothing'}), 200);
});

test('an API key has the scopes of the contract, in its order', () => {
  const {oauth2} = document.components.securitySchemes;
  expect(allScopes).toEqual(Object.keys(oauth2?.flows.authorizationCode?.scopes ?? {}));
});

test('an example of a request gets the documented tokens, apart from their ids', () => {
  for (const {path, operation} of operations) {
    if (!good[operation.operationId]) continue;
    const {examples = {}} =
      operation.requestBody!.content['application/x-www-form-urlencoded'] ?? {};
    for (const [name, {value}] of Object.entries(examples)) {
      const documented = operation.responses['200']!.content!['application/json']!.examples[name]!;
      const withoutIds = (json: unknown): unknown =>
        JSON.parse(JSON.stringify(json).replace(/(access|refresh)_[0-9a-f]+/g, '$1_'));
      const {json} = check(operation.operationId, post(path, value as Form), 200);
      expect(withoutIds(json)).toEqual(withoutIds(documented.value));
    }
  }
});

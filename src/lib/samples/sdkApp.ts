import {sdk, type SdkLanguageId} from '../../data/sdk';
import {syntax as javascript} from './javascript';
import type {Syntax} from './literal';
import {syntax as php} from './php';
import {syntax as python} from './python';
import {syntax as ruby} from './ruby';

/** A method call of an SDK, to show as code. */
export interface SdkCall {
  readonly operationId: string;
  /** The fields of the path, the query, and the body. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The field of the response that lists the items, if there may be several pages. */
  readonly items?: string;
  /** Whether to read only one page: the one that the request names, or the first of a search, which creates leads. */
  readonly isOnePage?: boolean;
  /** Whether an OAuth app sends the request. */
  readonly isFromClient?: true;
  /** Another server than the API's, in tests. */
  readonly baseUrl?: string;
}

const {client: product, package: packageName} = sdk;
const syntaxes: Readonly<Record<SdkLanguageId, Syntax>> = {javascript, python, ruby, php};

/** The parts of a sample as literals of its language. */
interface Parts {
  readonly redirectUri: string;
  /** Another argument of the constructor, or nothing. */
  readonly baseUrl: string;
  readonly code: string;
  readonly state: string;
  readonly codeVerifier: string;
  readonly refreshToken: string;
  readonly token: string;
}

/** Creates the object that does what an OAuth app does. */
const apps: Readonly<Record<SdkLanguageId, (parts: Parts) => string>> = {
  javascript: ({redirectUri, baseUrl}) => `import {OAuth} from '${packageName}';

const app = new OAuth({
  clientId: process.env.CLIENT_ID,
  clientSecret: process.env.CLIENT_SECRET,
  redirectUri: ${redirectUri},${baseUrl && `\n  baseUrl: ${baseUrl},`}
});`,
  python: ({redirectUri, baseUrl}) => `import os

from ${packageName}.oauth import OAuth

app = OAuth(
    client_id=os.environ["CLIENT_ID"],
    client_secret=os.environ["CLIENT_SECRET"],
    redirect_uri=${redirectUri},${baseUrl && `\n    base_url=${baseUrl},`}
)`,
  ruby: ({redirectUri, baseUrl}) => `require '${packageName}'

app = ${product}::OAuth.new(
  client_id: ENV.fetch('CLIENT_ID'),
  client_secret: ENV.fetch('CLIENT_SECRET'),
  redirect_uri: ${redirectUri},${baseUrl && `\n  base_url: ${baseUrl},`}
)`,
  php: ({redirectUri, baseUrl}) => `<?php

require 'vendor/autoload.php';

$app = new ${product}\\OAuth(
    clientId: getenv('CLIENT_ID'),
    clientSecret: getenv('CLIENT_SECRET'),
    redirectUri: ${redirectUri},${baseUrl && `\n    baseUrl: ${baseUrl},`}
);`,
};

/** Exchanges the code of a login. A real app reads the values from the request and from the customer's session. */
const exchanges: Readonly<Record<SdkLanguageId, (parts: Parts) => string>> = {
  javascript: ({code, state, codeVerifier}) => `
// The query that the customer returns with.
const query = new URLSearchParams({code: ${code}, state: ${state}});
// From the customer's session.
const login = {
  state: ${state},
  codeVerifier: ${codeVerifier},
};

const tokens = await app.exchange(query, login);
console.log(tokens.accountId);`,
  python: ({code, state, codeVerifier}) => `
# The query that the customer returns with.
query = {"code": ${code}, "state": ${state}}

token = app.exchange(
    query,
    # From the customer's session.
    state=${state},
    code_verifier=${codeVerifier},
)
print(token.account_id)`,
  ruby: ({code, state, codeVerifier}) => `
# The query that the customer returns with.
query = {code: ${code}, state: ${state}}

tokens = app.exchange(
  query,
  # From the customer's session.
  state: ${state},
  code_verifier: ${codeVerifier},
)
puts tokens.account_id`,
  php: ({code, state, codeVerifier}) => `
// The query that the customer returns with.
$query = ['code' => ${code}, 'state' => ${state}];

$tokens = $app->exchange(
    $query,
    // From the customer's session.
    state: ${state},
    codeVerifier: ${codeVerifier},
);
echo $tokens->accountId, PHP_EOL;`,
};

const refreshes: Readonly<Record<SdkLanguageId, (parts: Parts) => string>> = {
  javascript: ({refreshToken}) => `
const tokens = await app.refresh(${refreshToken});
console.log(tokens.accountId);`,
  python: ({refreshToken}) => `
token = app.refresh(${refreshToken})
print(token.account_id)`,
  ruby: ({refreshToken}) => `
tokens = app.refresh(${refreshToken})
puts tokens.account_id`,
  php: ({refreshToken}) => `
$tokens = $app->refresh(${refreshToken});
echo $tokens->accountId, PHP_EOL;`,
};

const revocations: Readonly<Record<SdkLanguageId, (parts: Parts) => string>> = {
  javascript: ({token}) => `\nawait app.revoke(${token});`,
  python: ({token}) => `\napp.revoke(${token})`,
  ruby: ({token}) => `\napp.revoke(${token})`,
  php: ({token}) => `\n$app->revoke(${token});`,
};

function actionOf(form: Readonly<Record<string, string | undefined>>) {
  if ('token' in form) return revocations;
  return form.grant_type === 'refresh_token' ? refreshes : exchanges;
}

/** Writes a request of an OAuth app: an exchange of a code, a refresh, or the revocation of a token. */
export function appSample(language: SdkLanguageId, {params, baseUrl}: SdkCall): string {
  const {text} = syntaxes[language];
  // The values of a form are strings.
  const form = params as Readonly<Record<string, string | undefined>>;
  const given = (name: string, fallback = '') => text(form[name] ?? fallback);
  const parts = {
    redirectUri: given('redirect_uri', 'https://app.acme.example/return'),
    baseUrl: baseUrl ? text(baseUrl) : '',
    code: given('code'),
    state: text('n7Qe2Rk9'),
    codeVerifier: given('code_verifier'),
    refreshToken: given('refresh_token'),
    token: given('token'),
  };
  return `${apps[language](parts)}\n${actionOf(form)[language](parts)}`;
}

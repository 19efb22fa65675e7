import {allScopes, demoApp} from './account';
import type {SandboxState} from './state';
import type {Refusal} from './types';

/**
 * The keys that the sandbox accepts. They're public and give access to nothing. `ultimate` gets successful responses,
 * and each of the others gets one kind of error. Any other key, or none, gets a 401.
 */
export const demoKeys = {
  /** An account with API access. */
  ultimate: 'demo_key_ultimate',
  /** A plan without API access: 403. */
  free: 'demo_key_free',
  /** Too many requests: 429 with `Retry-After`, as in a burst. */
  busy: 'demo_key_busy',
  /** A server error: 500. */
  fault: 'demo_key_fault',
  /** Maintenance: 503 with `Retry-After`. */
  maintenance: 'demo_key_maintenance',
} as const;

/** OAuth access tokens with one scope each, so that every operation can be refused for its scope: 403. */
export const demoTokens: Readonly<Record<string, string>> = {
  demo_token_leads: 'leads:search',
  demo_token_contacts: 'contacts:read',
};

/** The rights of a key or token. */
export interface Access {
  /** Every request is treated as part of a burst. */
  readonly isBusy: boolean;
  readonly hasApi: boolean;
  readonly scopes: readonly string[];
  /** The name of the key, or of the app that a token belongs to. */
  readonly name: string;
  /** Whether it's a token, which has only what the customer approved. */
  readonly isToken: boolean;
}

const keyAccess: Access = {
  isBusy: false,
  hasApi: true,
  scopes: allScopes,
  name: 'CRM sync',
  isToken: false,
};

const tokenAccess = (scopes: readonly string[]): Access => ({
  ...keyAccess,
  scopes,
  name: demoApp.name,
  isToken: true,
});

/**
 * Returns the rights that an `Authorization` header gives, or why it's refused before it counts.
 *
 * @param now milliseconds since 1970
 */
export function accessOf(
  authorization: string | undefined,
  {grants}: Pick<SandboxState, 'grants'>,
  now: number,
): Access | Refusal {
  const [, key] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (key === undefined) {
    return {
      problem: 'unauthorized',
      detail: 'Send your API key as `Authorization: Bearer`, followed by a space and the full key.',
      headers: {'WWW-Authenticate': 'Bearer'},
    };
  }
  const scope = Object.hasOwn(demoTokens, key) ? demoTokens[key] : undefined;
  if (scope !== undefined) return tokenAccess([scope]);
  for (const {scopes, accessTokens} of grants) {
    const found = accessTokens.find(({token}) => token === key);
    if (!found) continue;
    return now < found.expiresAt
      ? tokenAccess(scopes)
      : invalidToken('This access token has expired. Refresh it.');
  }
  switch (key) {
    case demoKeys.ultimate:
    case demoKeys.free:
    case demoKeys.busy:
      return {...keyAccess, isBusy: key === demoKeys.busy, hasApi: key !== demoKeys.free};
    case demoKeys.fault:
      return serverError;
    case demoKeys.maintenance:
      return maintenance;
    default:
      return invalidToken('This API key or access token is unknown or was revoked.');
  }
}

const invalidToken = (detail: string): Refusal => ({
  problem: 'unauthorized',
  detail,
  headers: {'WWW-Authenticate': 'Bearer error="invalid_token"'},
});

export const serverError: Refusal = {
  problem: 'server-error',
  detail:
    'Something failed on our side. Retry the request. If it fails again, contact Support and include the request_id.',
};

export const maintenance: Refusal = {
  problem: 'unavailable',
  detail: 'The API is under maintenance. Wait 120 seconds.',
  headers: {'Retry-After': '120'},
};

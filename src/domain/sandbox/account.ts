import {HOUR_MS} from '../../lib/dates';
import type {Code, Grant} from './state';

/** The account behind the sandbox. */
export const account = {id: 'acct_5d20c7', name: 'Brightfield Sales', plan: 'Ultimate'} as const;

/** The OAuth app that the account has connected. */
export const demoApp = {
  clientId: 'demo_app',
  clientSecret: 'demo_secret',
  name: 'Acme Pipeline',
  redirectUri: 'https://app.acme.example/return',
} as const;

/** The scopes of an API key, in the order of the contract. */
export const allScopes = [
  'leads:search',
  'campaigns:read',
  'campaigns:write',
  'analytics:read',
  'emails:send',
  'contacts:read',
  'contacts:write',
  'suppressions:read',
  'suppressions:write',
  'webhooks:read',
  'webhooks:write',
] as const;

const appScopes = ['campaigns:read', 'contacts:write'];

/**
 * The access that a customer has given an app: tokens that work, and the code of a second approval. They're those of
 * the contract's examples.
 *
 * @param now milliseconds since 1970
 */
export function appAccess(now: number): {
  readonly grants: readonly Grant[];
  readonly codes: readonly Code[];
} {
  return {
    grants: [
      {
        scopes: appScopes,
        refreshToken: 'refresh_91c4e07ab2d35f68',
        accessTokens: [{token: 'access_2f9c61d8e40b7a35', expiresAt: now + HOUR_MS}],
      },
    ],
    codes: [
      {
        code: 'code_7f31d09be2c4',
        verifier: 'Yq2mVd8sTnB4xLwC6kRzEoJ1hGfUa9P3iN7vKbQe5cMt0',
        scopes: appScopes,
      },
    ],
  };
}

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

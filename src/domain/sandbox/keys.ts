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
  /** Of a token. A key has all scopes. */
  readonly scopes?: readonly string[];
}

/** Returns the rights that an `Authorization` header gives, or why it's refused before it counts. */
export function accessOf(authorization: string | undefined): Access | Refusal {
  const [, key] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (key === undefined) {
    return {
      problem: 'unauthorized',
      detail: 'Send your API key as `Authorization: Bearer`, one space, and the whole key.',
      headers: {'WWW-Authenticate': 'Bearer'},
    };
  }
  const scope = Object.hasOwn(demoTokens, key) ? demoTokens[key] : undefined;
  if (scope !== undefined) return {isBusy: false, hasApi: true, scopes: [scope]};
  switch (key) {
    case demoKeys.ultimate:
    case demoKeys.free:
    case demoKeys.busy:
      return {isBusy: key === demoKeys.busy, hasApi: key !== demoKeys.free};
    case demoKeys.fault:
      return {
        problem: 'server-error',
        detail:
          'Something failed on our side. Retry the request. If it fails again, contact Support and include the request_id.',
      };
    case demoKeys.maintenance:
      return {
        problem: 'unavailable',
        detail: 'The API is under maintenance. Wait 120 seconds.',
        headers: {'Retry-After': '120'},
      };
    default:
      return {
        problem: 'unauthorized',
        detail: 'This API key is unknown or was revoked.',
        headers: {'WWW-Authenticate': 'Bearer error="invalid_token"'},
      };
  }
}

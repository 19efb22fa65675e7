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

/** Returns why a request with this `Authorization` header is refused before it counts, or null. */
export function refuseKey(authorization: string | undefined): Refusal | null {
  const [, key] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (key === undefined) {
    return {
      problem: 'unauthorized',
      detail: 'Send your API key as `Authorization: Bearer`, one space, and the whole key.',
      headers: {'WWW-Authenticate': 'Bearer'},
    };
  }
  if (key === demoKeys.fault) {
    return {
      problem: 'server-error',
      detail:
        'Something failed on our side. Retry the request. If it fails again, contact Support and include the request_id.',
    };
  }
  if (key === demoKeys.maintenance) {
    return {
      problem: 'unavailable',
      detail: 'The API is under maintenance. Wait 120 seconds.',
      headers: {'Retry-After': '120'},
    };
  }
  if (key === demoKeys.ultimate || key === demoKeys.free || key === demoKeys.busy) return null;
  return {
    problem: 'unauthorized',
    detail: 'This API key is unknown or was revoked.',
    headers: {'WWW-Authenticate': 'Bearer error="invalid_token"'},
  };
}

/** Whether every request with this key is treated as part of a burst. */
export function isBusy(authorization: string | undefined): boolean {
  return authorization?.endsWith(demoKeys.busy) ?? false;
}

export function hasApiAccess(authorization: string | undefined): boolean {
  return !authorization?.endsWith(demoKeys.free);
}

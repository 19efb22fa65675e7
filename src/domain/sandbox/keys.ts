import type {Refusal} from './types';

/**
 * The keys that the sandbox knows. They are no secrets and open nothing: only `ultimate` answers, the others
 * show what a program has to expect. Any other key, or none, is 401.
 */
export const demoKeys = {
  /** The account with API access. */
  ultimate: 'demo_key_ultimate',
  /** A plan without API access: 403. */
  free: 'demo_key_free',
  /** More calls than the limit allows: 429 with `Retry-After`, as in a burst. */
  busy: 'demo_key_busy',
  /** A fault of the server: 500. */
  fault: 'demo_key_fault',
  /** Maintenance: 503 with `Retry-After`. */
  maintenance: 'demo_key_maintenance',
} as const;

/** What stands in the way of a call with this `Authorization` header, before it is counted. */
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
        'Something failed on our side. Repeat the call; if it fails again, write to Support with this request id.',
    };
  }
  if (key === demoKeys.maintenance) {
    return {
      problem: 'unavailable',
      detail: 'The API is being maintained. Wait 120 seconds.',
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

/** Whether every call with this key comes too soon after others. */
export function isBusy(authorization: string | undefined): boolean {
  return authorization?.endsWith(demoKeys.busy) ?? false;
}

export function hasApiAccess(authorization: string | undefined): boolean {
  return !authorization?.endsWith(demoKeys.free);
}

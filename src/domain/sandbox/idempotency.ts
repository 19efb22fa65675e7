import {DAY_MS} from './time';
import type {StoredResponse, SandboxState} from './state';
import type {Refusal} from './types';

/** Identifies a request by its path and its JSON, ignoring the order of fields. */
export function requestFingerprint(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body, sorted)}`;
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the response stored for a key, `undefined` for a new key, or a refusal for a reused one. */
export function lookUp(
  {storedResponses}: SandboxState,
  key: string,
  request: string,
  now: number,
): StoredResponse | Refusal | undefined {
  const stored = Object.hasOwn(storedResponses, key) ? storedResponses[key] : undefined;
  if (!stored || now - stored.at >= DAY_MS) return undefined;
  if (stored.request === request) return stored;
  return {
    problem: 'idempotency-key-reused',
    detail: 'This Idempotency-Key was already used for another request. Send a new key.',
  };
}

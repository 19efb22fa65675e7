import {DAY_MS} from './time';
import type {RememberedResponse, SandboxState} from './state';
import type {Refusal} from './types';

/** What two requests must share to be the same: the path and the JSON, in whatever order its fields are. */
export function requestMark(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body, sorted)}`;
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The answer that a key stands for, nothing when it is new, or why it is refused. */
export function lookUp(
  {answers}: SandboxState,
  key: string,
  request: string,
  now: number,
): RememberedResponse | Refusal | undefined {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (!answer || now - answer.at >= DAY_MS) return undefined;
  if (answer.request === request) return answer;
  return {
    problem: 'idempotency-key-reused',
    detail: 'This Idempotency-Key was used with another request. Send a new key.',
  };
}

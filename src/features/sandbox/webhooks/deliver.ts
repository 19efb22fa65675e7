import {verify, type Verdict} from '@site/src/domain/webhookSignature';
import type {EventPayload} from '@site/src/domain/sandbox/state';
import {makeDelivery, SIGNATURE_HEADER, type Delivery} from './playground';

/** How the pretend endpoint responds: after checking the signature, with an error, or too late. */
export type Endpoint = 'verifies' | 'is-down' | 'is-slow';

/** A webhook request as received. */
export interface SentRequest {
  readonly headers: Delivery['headers'];
  /** Changed if someone altered it in transit. */
  readonly body: string;
}

export type Outcome =
  | (SentRequest & {
      readonly kind: 'received';
      readonly verdict: Verdict;
      /** The endpoint's HTTP status; null if it doesn't respond in time. */
      readonly responseStatus: number | null;
    })
  /** `no-secret`: no secret to sign with. `no-signing`: the browser's cryptography isn't available. */
  | {readonly kind: 'not-sent'; readonly reason: 'no-secret' | 'no-signing'};

interface DeliverOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly secret: string;
  /** Whether the body is changed in transit. */
  readonly isChanged: boolean;
  readonly endpoint: Endpoint;
}

/** Signs an event, optionally changes it in transit, and verifies it as a receiver would. Never rejects. */
export async function deliver(
  payload: EventPayload,
  {now, secret, isChanged, endpoint}: DeliverOptions,
): Promise<Outcome> {
  if (secret === '') return {kind: 'not-sent', reason: 'no-secret'};
  try {
    const {headers, rawBody, timestamp} = await makeDelivery(payload, {now, secret});
    const body = isChanged ? `${rawBody} ` : rawBody;
    const verdict = await verify({header: headers[SIGNATURE_HEADER], body, secret, now: timestamp});
    const responseStatus = statusFrom(endpoint, verdict);
    return {kind: 'received', headers, body, verdict, responseStatus};
  } catch {
    // Pages loaded over plain HTTP have no crypto.subtle.
    return {kind: 'not-sent', reason: 'no-signing'};
  }
}

function statusFrom(endpoint: Endpoint, {isValid}: Verdict): number | null {
  switch (endpoint) {
    case 'verifies':
      return isValid ? 204 : 400;
    case 'is-down':
      return 503;
    case 'is-slow':
      return null;
  }
}

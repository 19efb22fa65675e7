import {verify, type Verdict} from '@site/src/domain/webhookSignature';
import type {EventPayload} from '@site/src/domain/sandbox/state';
import {makeDelivery, SIGNATURE_HEADER, type Delivery} from './playground';

export type Outcome =
  | {
      readonly kind: 'received';
      readonly headers: Delivery['headers'];
      /** As received, so changed if someone altered it in transit. */
      readonly body: string;
      readonly verdict: Verdict;
    }
  /** `no-secret`: no secret to sign with. `no-signing`: the browser's cryptography isn't available. */
  | {readonly kind: 'not-sent'; readonly reason: 'no-secret' | 'no-signing'};

/**
 * Signs an event, optionally changes it in transit, and verifies it as a receiver would. Never rejects.
 *
 * @param now milliseconds since 1970
 */
export async function deliver(
  payload: EventPayload,
  {now, secret, isChanged}: {now: number; secret: string; isChanged: boolean},
): Promise<Outcome> {
  if (secret === '') return {kind: 'not-sent', reason: 'no-secret'};
  try {
    const {headers, rawBody, timestamp} = await makeDelivery(payload, {now, secret});
    const body = isChanged ? `${rawBody} ` : rawBody;
    const verdict = await verify({header: headers[SIGNATURE_HEADER], body, secret, now: timestamp});
    return {kind: 'received', headers, body, verdict};
  } catch {
    // Pages loaded over plain HTTP have no crypto.subtle.
    return {kind: 'not-sent', reason: 'no-signing'};
  }
}

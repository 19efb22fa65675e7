import {verify, type Verdict} from '@site/src/domain/webhookSignature';
import {makeDelivery, SIGNATURE_HEADER, type Delivery, type EventPayload} from './playground';

export type Outcome =
  | {
      readonly kind: 'received';
      readonly headers: Delivery['headers'];
      /** As it arrived: changed on the way when somebody meddled with it. */
      readonly body: string;
      readonly verdict: Verdict;
    }
  /** `no-secret`: there is nothing to sign with. `no-signing`: the browser's cryptography refused. */
  | {readonly kind: 'not-sent'; readonly reason: 'no-secret' | 'no-signing'};

/**
 * Sends an event to oneself: it is signed, maybe changed on the way, and checked as a receiver would. Never rejects.
 *
 * @param now milliseconds since 1970.
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
    // A page that came over plain http has no crypto.subtle.
    return {kind: 'not-sent', reason: 'no-signing'};
  }
}

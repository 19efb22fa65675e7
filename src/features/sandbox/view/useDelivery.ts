import {useEffect, useState} from 'react';

import {verify, type Verdict} from '@site/src/lib/webhooks/signature';
import {makeDelivery, type Delivery, type EventPayload} from '../webhooks/playground';

export interface Received {
  readonly delivery: Delivery;
  /** The body as it arrived: changed on the way when somebody meddled with it. */
  readonly body: string;
  readonly verdict: Verdict;
}

/**
 * Sends an event to oneself: it is signed, maybe changed on the way, and checked as a receiver would.
 *
 * @param attempt changes with every time it is sent
 */
export function useDelivery(
  payload: EventPayload,
  options: {readonly secret: string; readonly isChanged: boolean; readonly attempt: number},
): Received | null {
  const {secret, isChanged, attempt} = options;
  const [received, setReceived] = useState<Received | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const deliver = async () => {
      // An empty key is refused by the browser's cryptography.
      if (secret === '') return;
      const now = Date.now();
      const delivery = await makeDelivery(payload, {now, secret});
      const body = isChanged ? `${delivery.rawBody} ` : delivery.rawBody;
      const header = delivery.headers['Webhook-Signature'];
      const verdict = await verify({header, body, secret, now: Math.floor(now / 1000)});
      if (isCurrent) setReceived({delivery, body, verdict});
    };
    void deliver();
    return () => {
      isCurrent = false;
    };
  }, [payload, secret, isChanged, attempt]);
  return received;
}

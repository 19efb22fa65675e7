import type {ApiDocument} from '@site/plugins/lib/api-contract/types';
import type {EventDelivery, EventPayload} from '@site/src/domain/sandbox/state';
import {signatureHeader} from '@site/src/domain/webhookSignature';

/**
 * Signs the playground's events and the docs' example of a signature. Public, unlike a real secret, which is shown
 * once when someone adds a webhook.
 */
export const SAMPLE_SECRET = 'whsec_demo';

export const SIGNATURE_HEADER = 'Webhook-Signature';

/** An event type with its examples. */
export interface WebhookEvent {
  /** `email.bounced`, or the id of an event that was sent. */
  readonly type: string;
  /** The type if there's none. */
  readonly label?: string;
  /** The secret of the webhook that it was sent to. */
  readonly secret?: string;
  /** Markdown. */
  readonly description: string;
  readonly examples: readonly EventExample[];
}

export interface EventExample {
  readonly name: string;
  readonly summary: string;
  readonly payload: EventPayload;
}

/** The events of the contract, in its order. */
export function eventsOf({webhooks}: Pick<ApiDocument, 'webhooks'>): WebhookEvent[] {
  return Object.entries(webhooks).flatMap(([type, {post}]) => {
    if (!post) return [];
    const {description, requestBody} = post;
    const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {});
    const named = examples.map(([name, example]) => ({
      name,
      summary: example.summary,
      payload: example.value as EventPayload,
    }));
    return [{type, description, examples: named}];
  });
}

/** The test events that the sandbox's webhooks got. */
export const sentEvents = (deliveries: readonly EventDelivery[]): WebhookEvent[] =>
  deliveries.map(({webhook: {url, secret}, event}) => ({
    type: event.id,
    label: `${event.type}, sent to ${url}`,
    secret,
    description: `The test event ${event.id}, signed with the webhook’s secret.`,
    examples: [{name: 'sent', summary: 'As sent', payload: event}],
  }));

/** The first example of each event, by type. */
export const eventExamples = (contract: Pick<ApiDocument, 'webhooks'>): Record<string, object> =>
  Object.fromEntries(
    eventsOf(contract).flatMap(({type, examples: [first]}) =>
      first ? [[type, first.payload]] : [],
    ),
  );

/** An event on its way to a server. */
export interface Delivery {
  /** The exact text that's sent and signed. */
  readonly rawBody: string;
  readonly headers: Readonly<Record<'Content-Type' | typeof SIGNATURE_HEADER, string>>;
  /** The signature's time, in seconds since 1970. */
  readonly timestamp: number;
}

/**
 * Signs an event as it is, so a retry differs only in its signature.
 *
 * @param now milliseconds since 1970
 */
export async function makeDelivery(
  payload: EventPayload,
  {now, secret = SAMPLE_SECRET}: {readonly now: number; readonly secret?: string},
): Promise<Delivery> {
  const timestamp = Math.floor(now / 1000);
  const rawBody = JSON.stringify(payload);
  const signature = await signatureHeader(secret, timestamp, rawBody);
  return {rawBody, headers: headersWith(signature), timestamp};
}

const headersWith = (signature: string): Delivery['headers'] => ({
  'Content-Type': 'application/json',
  [SIGNATURE_HEADER]: signature,
});

/** The event before it's sent: the contract's example, and placeholders for its headers. */
export function previewOf(payload: EventPayload): Pick<Delivery, 'headers'> & {
  readonly body: string;
} {
  const headers = headersWith('t=<seconds since 1970>,v1=<64 hexadecimal digits>');
  return {headers, body: JSON.stringify(payload)};
}

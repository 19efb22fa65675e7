import {createHmac, timingSafeEqual} from 'node:crypto';

import {EmberlineError, SignatureVerificationError} from './errors.js';
import type {WebhookEvent} from './types.js';

export interface VerifyOptions {
  /** How far the event's timestamp may differ from the clock. 300 by default. */
  readonly toleranceSeconds?: number | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/**
 * Checks that an event is genuine, and parses it.
 *
 * @param rawBody the body as received, before parsing
 * @param header the value of `Webhook-Signature`
 * @param secret the secret of the webhook
 * @throws {SignatureVerificationError} if the signature is wrong or too old
 */
export function verify(
  rawBody: string | Uint8Array,
  header: string | readonly string[] | null | undefined,
  secret: string,
  {toleranceSeconds = 300, now = Date.now}: VerifyOptions = {},
): WebhookEvent {
  // An unset variable is often read as an empty string, and anyone can sign with an empty secret.
  if (!secret) throw new EmberlineError('The webhook secret is empty.');
  // Code without types may pass the object of a body parser.
  if (typeof rawBody !== 'string' && !ArrayBuffer.isView(rawBody)) {
    throw new EmberlineError('rawBody must be the body as text or bytes, before parsing.');
  }
  // In Node's types, a header may be a list.
  const text = typeof header === 'string' ? header : '';
  const [, time] = /^t=(\d{10})(?:,v1=[0-9a-f]{64}){1,2}$/.exec(text) ?? [];
  if (!time) {
    throw new SignatureVerificationError('The Webhook-Signature header is missing or malformed.');
  }
  if (Math.abs(now() / 1000 - Number(time)) > toleranceSeconds) {
    throw new SignatureVerificationError('The timestamp differs too much from the clock.');
  }
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest();
  // While a secret is being replaced, there's a signature with each of the two.
  const given = Array.from(text.matchAll(/v1=([0-9a-f]{64})/g), ([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  );
  // Compares all of them, so that the time it takes doesn't tell which one matches.
  if (!given.map((signature) => timingSafeEqual(signature, expected)).includes(true)) {
    throw new SignatureVerificationError('The signature doesn’t match the body and the secret.');
  }
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  return JSON.parse(body) as WebhookEvent;
}

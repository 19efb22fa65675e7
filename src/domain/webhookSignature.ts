/**
 * Signs and verifies webhooks with Web Crypto, which browsers and Node 20 have. As `Webhook-Signature` in
 * api/openapi.yaml says, the header is `t=<seconds>,v1=<hex>`, where hex is the HMAC-SHA256 of `<seconds>.<raw body>`.
 * While a secret is being replaced, there are two `v1` values.
 */

/** The largest difference between a signature's time and the receiver's clock. */
export const TOLERANCE_SECONDS = 300;

/**
 * @param secret the webhook's secret
 * @param timestamp seconds since 1970
 * @param body the raw body. Parsing and serializing JSON changes it.
 * @returns 64 hexadecimal digits, lowercase
 */
export async function sign(secret: string, timestamp: number, body: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, bytes.encode(`${timestamp}.${body}`));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The value of `Webhook-Signature`. */
export async function signatureHeader(
  secret: string,
  timestamp: number,
  body: string,
): Promise<string> {
  return `t=${timestamp},v1=${await sign(secret, timestamp, body)}`;
}

export type Verdict =
  | {readonly isValid: true}
  /** `malformed`: wrong header format. `expired`: too old, or too far ahead. `mismatch`: another secret or body. */
  | {readonly isValid: false; readonly reason: 'malformed' | 'expired' | 'mismatch'};

interface Received {
  /** The value of `Webhook-Signature`. */
  readonly header: string;
  /** The raw body. */
  readonly body: string;
  readonly secret: string;
  /** The receiver's clock, in seconds since 1970. */
  readonly now: number;
}

/** Checks that an event was signed with the secret, and recently. */
export async function verify({header, body, secret, now}: Received): Promise<Verdict> {
  const [, time] = /^t=(\d{1,12})(?:,v1=[0-9a-f]{64}){1,2}$/.exec(header) ?? [];
  if (time === undefined) return {isValid: false, reason: 'malformed'};
  const timestamp = Number(time);
  if (Math.abs(now - timestamp) > TOLERANCE_SECONDS) return {isValid: false, reason: 'expired'};
  const expected = await sign(secret, timestamp, body);
  const given = Array.from(header.matchAll(/v1=([0-9a-f]{64})/g), ([, hex = '']) => hex);
  // Compares all of them, so that the response time doesn't reveal which one matches.
  const matches = given.map((hex) => isEqual(hex, expected));
  return matches.includes(true) ? {isValid: true} : {isValid: false, reason: 'mismatch'};
}

/** Compares two strings in a time that depends only on their length. */
export function isEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

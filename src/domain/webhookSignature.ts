/**
 * The signature of webhooks, with Web Crypto, so for browsers and for Node 20 and later. The rule is the
 * parameter `Webhook-Signature` of api/openapi.yaml: `t=<seconds>,v1=<hex>`, where hex is the HMAC-SHA256 of
 * `<seconds>.<raw body>`, and may stand twice while a secret is being replaced.
 */

/** How old a signature may be, and how far ahead the sender's clock. */
export const TOLERANCE_SECONDS = 300;

/**
 * @param secret the webhook's secret, as it was shown.
 * @param timestamp seconds since 1970.
 * @param body as it is sent, byte for byte: parsing and writing JSON again changes it.
 * @returns 64 hexadecimal digits, lower case.
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
  /** `malformed`: the header is not of the form. `expired`: too old or ahead. `mismatch`: another secret or body. */
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

/** Whether an event was sent by who knows the secret, and lately. */
export async function verify({header, body, secret, now}: Received): Promise<Verdict> {
  const [, time] = /^t=(\d{1,12})(?:,v1=[0-9a-f]{64}){1,2}$/.exec(header) ?? [];
  if (time === undefined) return {isValid: false, reason: 'malformed'};
  const timestamp = Number(time);
  if (Math.abs(now - timestamp) > TOLERANCE_SECONDS) return {isValid: false, reason: 'expired'};
  const expected = await sign(secret, timestamp, body);
  const given = Array.from(header.matchAll(/v1=([0-9a-f]{64})/g), ([, hex = '']) => hex);
  // Each is compared in full: a match must not be told by how long the answer takes.
  const matches = given.map((hex) => isEqual(hex, expected));
  return matches.includes(true) ? {isValid: true} : {isValid: false, reason: 'mismatch'};
}

/** Compares two texts in a time that depends on their length only. */
export function isEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

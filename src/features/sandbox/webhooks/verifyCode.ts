export type VerifyLanguage = 'javascript' | 'python' | 'ruby' | 'php';

/** In display order. */
export const verifyLanguages: readonly {
  readonly id: VerifyLanguage;
  readonly label: string;
}[] = [
  {id: 'javascript', label: 'JavaScript'},
  {id: 'python', label: 'Python'},
  {id: 'ruby', label: 'Ruby'},
  {id: 'php', label: 'PHP'},
];

/*
 * Follows the rule in src/domain/webhookSignature.ts. Each version compares in constant time, rejects timestamps more
 * than 300 seconds off, accepts one or two signatures, and needs no package. An empty secret is an error: anyone can
 * sign with an empty key, and an unset variable is often read as ''. test/samples runs all versions, and
 * test/content/docsPrograms.test.ts compares the guide's code with them. Ruby's comparison needs 3.0.
 */
const codes: Readonly<Record<VerifyLanguage, string>> = {
  javascript: String.raw`import {createHmac, timingSafeEqual} from 'node:crypto';

// rawBody: the body as received, before parsing.
// header: the value of Webhook-Signature.
export function isGenuine(rawBody, header, secret) {
  if (!secret) throw new Error('The webhook secret is empty.');
  const match = /^t=(\d{10})(?:,v1=[0-9a-f]{64}){1,2}$/.exec(header);
  if (!match) return false;
  const time = match[1];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', secret)
    .update(time + '.')
    .update(rawBody)
    .digest();
  return [...header.matchAll(/v1=([0-9a-f]{64})/g)].some(([, given]) =>
    timingSafeEqual(Buffer.from(given, 'hex'), expected),
  );
}`,
  python: String.raw`import hashlib
import hmac
import re
import time


# raw_body: the body as received, in bytes, before parsing.
# header: the value of Webhook-Signature.
def is_genuine(raw_body, header, secret):
    if not secret:
        raise ValueError("The webhook secret is empty.")
    match = re.fullmatch(r"t=([0-9]{10})((,v1=[0-9a-f]{64}){1,2})", header or "")
    if not match or abs(time.time() - int(match[1])) > 300:
        return False
    signed = match[1].encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    given = re.findall(r"v1=([0-9a-f]{64})", header)
    return any(hmac.compare_digest(each, expected) for each in given)`,
  ruby: String.raw`require 'openssl'

# raw_body: the body as received, before parsing.
# header: the value of Webhook-Signature.
def genuine?(raw_body, header, secret)
  raise ArgumentError, 'The webhook secret is empty.' if secret.to_s.empty?

  match = /\At=(\d{10})(,v1=\h{64}){1,2}\z/.match(header)
  return false if match.nil? || (Time.now.to_i - match[1].to_i).abs > 300

  expected = OpenSSL::HMAC.hexdigest('SHA256', secret, "#{match[1]}.#{raw_body}")
  header.scan(/v1=(\h{64})/).flatten.any? do |given|
    OpenSSL.fixed_length_secure_compare(given, expected)
  end
end`,
  php: String.raw`<?php

// $rawBody: the body as received, before parsing: file_get_contents('php://input').
// $header: the value of Webhook-Signature, $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? ''.
function isGenuine(string $rawBody, string $header, string $secret): bool
{
    if ($secret === '') {
        throw new InvalidArgumentException('The webhook secret is empty.');
    }
    if (!preg_match('/\At=(\d{10})(,v1=[0-9a-f]{64}){1,2}\z/', $header, $match)) {
        return false;
    }
    if (abs(time() - (int) $match[1]) > 300) {
        return false;
    }
    $expected = hash_hmac('sha256', "$match[1].$rawBody", $secret);
    preg_match_all('/v1=([0-9a-f]{64})/', $header, $given);
    foreach ($given[1] as $each) {
        if (hash_equals($expected, $each)) {
            return true;
        }
    }
    return false;
}`,
};

/** Code that verifies the signature of an event, for a server in this language. */
export function verifyCode(language: VerifyLanguage): string {
  return codes[language];
}

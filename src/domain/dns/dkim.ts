import {checkTags, tagsOf, type Finding} from './record';

/** RFC 8301 forbids shorter keys, and recommends this length. */
const MIN_BITS = 1024;
const ADVISED_BITS = 2048;
const ED25519_BYTES = 32;

/** Checks the public key record of DKIM by RFC 6376, RFC 8301, and RFC 8463. */
export function checkDkim(record: string): Finding[] {
  const tags = tagsOf(record);
  const findings = checkTags(tags);
  const tag = (name: string) => tags.find((each) => each.name === name);
  const version = tag('v');
  if (version && (version !== tags[0] || version.value !== 'DKIM1')) {
    findings.push({level: 'error', text: 'v=DKIM1 has to come first, in capitals.', at: version});
  }
  const capital = tags.find(({from}) => /[A-Z]/.test(record[from]!));
  if (capital) {
    findings.push({level: 'error', text: 'Write the names of tags in lowercase.', at: capital});
  }
  const kind = tag('k');
  const algorithm = kind?.value ?? 'rsa';
  if (algorithm !== 'rsa' && algorithm !== 'ed25519') {
    findings.push({level: 'error', text: 'k= must be rsa or ed25519.', at: kind});
  }
  const key = tag('p');
  if (!key) {
    return [
      ...findings,
      {level: 'error', text: 'The key is missing: p= and the value from your provider.'},
    ];
  }
  findings.push(...checkKey(key.value, algorithm).map((finding) => ({...finding, at: key})));

  const hash = tag('h');
  if (hash && !hash.value.split(':').some((name) => name.trim() === 'sha256')) {
    findings.push({
      level: 'error',
      text: 'Only sha256 is allowed. Remove h=, or write h=sha256.',
      at: hash,
    });
  }
  const flags = tag('t');
  if (flags?.value.split(':').some((flag) => flag.trim() === 'y')) {
    findings.push({
      level: 'warning',
      text: 't=y means that you’re testing, so receivers may ignore the signature. Remove it.',
      at: flags,
    });
  }
  const service = tag('s');
  if (service && !service.value.split(':').some((name) => /^\s*(?:\*|email)\s*$/.test(name))) {
    findings.push({
      level: 'error',
      text: 's= has to be email or *, or it isn’t for email.',
      at: service,
    });
  }
  const granularity = tag('g');
  if (granularity) {
    findings.push({
      level: 'warning',
      text: 'g= is from an old standard, and receivers ignore it.',
      at: granularity,
    });
  }
  return findings;
}

function checkKey(value: string, algorithm: string): Finding[] {
  if (value === '') {
    return [
      {level: 'error', text: 'An empty p= means that the key is revoked, so signatures fail.'},
    ];
  }
  const bytes = bytesOf(value.replace(/\s+/g, ''));
  if (!bytes) {
    const wrong = /[^A-Za-z0-9+/=\s]/u.exec(value)?.[0];
    return [
      {
        level: 'error',
        text: wrong
          ? `The key has “${wrong}”, which isn’t part of a key. Copy it again without quotes and spaces.`
          : 'The key is cut off or damaged. Copy it again in one piece.',
      },
    ];
  }
  if (algorithm === 'ed25519') {
    return bytes.length === ED25519_BYTES
      ? [
          {
            level: 'fine',
            text: 'An Ed25519 key. Sign with an RSA key, too, for receivers that don’t know Ed25519.',
          },
        ]
      : [
          {
            level: 'error',
            text: `An Ed25519 key has ${ED25519_BYTES} bytes, and this one ${bytes.length}.`,
          },
        ];
  }
  if (bytes.length === ED25519_BYTES) {
    return [{level: 'error', text: 'This looks like an Ed25519 key. Add k=ed25519; before p=.'}];
  }
  const bits = rsaBits(bytes);
  if (bits === null)
    return [
      {level: 'error', text: 'The RSA key is cut off or damaged. Copy it again in one piece.'},
    ];
  if (bits < MIN_BITS) {
    return [
      {level: 'error', text: `The key has ${bits} bits. Receivers ignore keys under ${MIN_BITS}.`},
    ];
  }
  return bits < ADVISED_BITS
    ? [
        {
          level: 'warning',
          text: `The key has ${bits} bits. Create one with ${ADVISED_BITS} if your provider can.`,
        },
      ]
    : [{level: 'fine', text: `An RSA key with ${bits} bits.`}];
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The value of a DER element, and where the next one starts; null if the element is incomplete. */
function element(bytes: Uint8Array, at: number): {tag: number; from: number; to: number} | null {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) return null;
  let from = at + 2;
  let length = first;
  if (first & 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 3) return null;
    length = bytes.subarray(from, from + count).reduce((sum, byte) => sum * 256 + byte, 0);
    from += count;
  }
  return from + length <= bytes.length ? {tag, from, to: from + length} : null;
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;

/** The length of an RSA key's modulus in bits; null if it isn't one. */
function rsaBits(bytes: Uint8Array): number | null {
  const outer = element(bytes, 0);
  if (outer?.tag !== SEQUENCE) return null;
  const first = element(bytes, outer.from);
  if (first?.tag === INTEGER) return bitsOf(bytes.subarray(first.from, first.to));
  // A SubjectPublicKeyInfo: the algorithm, then the key in a bit string with a byte of unused bits.
  const key = first && element(bytes, first.to);
  if (key?.tag !== BIT_STRING) return null;
  const inner = element(bytes, key.from + 1);
  const modulus = inner?.tag === SEQUENCE ? element(bytes, inner.from) : null;
  return modulus?.tag === INTEGER ? bitsOf(bytes.subarray(modulus.from, modulus.to)) : null;
}

function bitsOf(integer: Uint8Array): number {
  const start = integer.findIndex((byte) => byte !== 0);
  if (start === -1) return 0;
  return (integer.length - start - 1) * 8 + (32 - Math.clz32(integer[start]!));
}

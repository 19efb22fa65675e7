/**
 * FNV-1a, 32 bits: the same text gives the same number everywhere. Not for secrets.
 * See http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Six hexadecimal digits, as the ids of the API end. */
export function hexOf(text: string): string {
  return hashOf(text).toString(16).padStart(8, '0').slice(-6);
}

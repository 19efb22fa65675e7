/** Returns a text whose longest word has two neighboring inner letters swapped, as in fast typing. */
export function withMisspelledWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
  const middle = Math.min(Math.floor(longest.length / 2), longest.length - 3);
  // Looks from the middle to the end for the first pair of different letters.
  for (let at = middle; at < longest.length - 2; at++) {
    const [one = '', other = ''] = longest.slice(at, at + 2);
    if (one !== other) {
      return text.replace(longest, longest.slice(0, at) + other + one + longest.slice(at + 2));
    }
  }
  throw new Error(`"${text}" has no word to misspell.`);
}

/**
 * Two letters that stand for a tool instead of its logo: the initials of the first two words,
 * or the first two letters of a single word. What stands in brackets does not count.
 */
export function monogram(name: string): string {
  const [first = '', second] = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/);
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2);
}

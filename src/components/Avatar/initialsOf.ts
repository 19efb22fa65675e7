/** `Sara Kim` is `SK`, `Ledgerloom` is `L`: the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ?? '').charAt(0).toUpperCase())
    .join('');
}

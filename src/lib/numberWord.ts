const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number of things as a heading says it: in a word up to twelve, in figures above. */
export function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-US');
}

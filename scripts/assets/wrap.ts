/**
 * Breaks text into as few lines as fit `maxWidth`, then makes them as even as that number allows.
 * A word wider than `maxWidth` gets a line of its own and sticks out.
 */
export function wrapBalanced(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const loose = wrapGreedy(words, maxWidth, widthOf);
  const narrower = runs(words)
    .map(widthOf)
    .filter((width) => width < maxWidth)
    .sort((a, b) => a - b);
  for (const limit of narrower) {
    const lines = wrapGreedy(words, limit, widthOf);
    // A word wider than the limit would hide in a line of its own.
    if (lines.length === loose.length && lines.every((line) => widthOf(line) <= limit))
      return lines;
  }
  return loose;
}

function wrapGreedy(words: string[], limit: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && widthOf(joined) <= limit) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Every run of neighbouring words: the only widths a line can have. */
function runs(words: string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join(' ')),
  );
}

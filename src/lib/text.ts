/** The phrase with a capital first letter, as a sentence begins. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number of things as a heading says it: in a word up to twelve, in figures above. */
export function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-US');
}

/** Undoes percent-encoding. What is malformed is taken as it stands: an address is typed by anyone. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** JSON for inside a `<script>`: a `</script>` in a text must not end it. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

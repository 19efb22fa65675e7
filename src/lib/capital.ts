/** The phrase with a capital first letter, as a sentence begins. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

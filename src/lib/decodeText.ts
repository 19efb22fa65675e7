/** Undoes percent-encoding. What is malformed is taken as it stands: an address is typed by anyone. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Changes a field that React controls like typing does, and focuses it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React watches `value` on the element, and ignores an event after a change that it saw. The prototype's setter bypasses it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

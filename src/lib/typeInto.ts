/** Changes a field that React controls like typing does, and focuses it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React ignores an input event whose value was set on its own element.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

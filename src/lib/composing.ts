/**
 * Whether a key belongs to an input method. Safari ends the composition before the `keydown` of the key that commits it,
 * and marks it only by its old code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

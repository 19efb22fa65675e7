/**
 * Returns where a key moves the focus in an open menu of links.
 *
 * @param at index of the focused link, or -1 if the button has the focus.
 * @param count number of links.
 * @returns index of the link to focus, `'button'` to close the menu, or null for any other key.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function dropdownFocus(key: string, at: number, count: number): number | 'button' | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at <= 0 ? 'button' : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return 'button';
    default:
      return null;
  }
}

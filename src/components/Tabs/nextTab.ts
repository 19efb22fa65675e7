/** Returns the tab that a key moves to, or null for any other key. Arrow keys wrap around. */
export function nextTab(ids: readonly string[], active: string, key: string): string | null {
  const at = ids.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length] ?? null;
    case 'ArrowLeft':
      return ids[(at - 1 + ids.length) % ids.length] ?? null;
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * Resolves when the visitor opens the page: immediately, except for one that the browser prerenders. Hydration waits for it,
 * so a page that no one opens stores nothing, starts no timer, and counts as no visit.
 */
export async function activation(): Promise<void> {
  if (!(document as {prerendering?: boolean}).prerendering) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, {once: true});
  });
}

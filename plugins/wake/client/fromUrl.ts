/**
 * Marks an element whose content follows from the page's URL. The value lists the query parameters it reads, or the
 * names in a hash such as `#bounce=text`; an empty value means the path.
 */
const FROM_URL = '[data-from-url]';

/** Set on `<html>` while such content isn't there yet; src/css/site.css hides the built page's content meanwhile. */
const PENDING = 'data-url-pending';

/** Whether the built page lacks content that its URL asks for. */
function isPending(document: Document, {search, hash}: Location): boolean {
  const params = new URLSearchParams(`${search}&${hash.slice(1)}`);
  return Array.from(document.querySelectorAll<HTMLElement>(FROM_URL)).some(({dataset}) => {
    const names = dataset['fromUrl'] ?? '';
    return names === '' || names.split(' ').some((name) => params.has(name));
  });
}

async function parsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Resolves to whether the URL asks for content that only the scripts can show. Until then, and after that until
 * `showBuilt` is called, the built page's version of that content is hidden, so that it doesn't change in view.
 */
export async function pendingFromUrl({document, location}: Window): Promise<boolean> {
  if (location.search !== '') document.documentElement.setAttribute(PENDING, '');
  await parsed(document);
  const pending = isPending(document, location);
  if (!pending) showBuilt(document);
  return pending;
}

/** Resolves when no part of the page is loading any more (`aria-busy`), or after `timeoutMs`. */
export function settled(document: Document, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const check = () => {
      if (!document.querySelector('[aria-busy="true"]')) end();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-busy'],
    });
    check();
    setTimeout(end, timeoutMs);
  });
}

/** Shows what's on the page. */
export function showBuilt(document: Document): void {
  document.documentElement.removeAttribute(PENDING);
}

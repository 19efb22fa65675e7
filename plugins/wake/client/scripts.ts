import {idle} from './triggers';

const loaded = new Set<string>();

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    // Runs the scripts in the order of the list.
    script.async = false;
    script.onload = () => {
      loaded.add(url);
      resolve();
    };
    script.onerror = reject;
    document.head.append(script);
  });
}

/**
 * Loads the page's scripts and runs them in order. One that fails alone is requested again, once no other is on its way: a
 * script that runs twice breaks the page.
 *
 * @throws if none of those left arrives. Call it again to load what's missing.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  const loads = urls.filter((url) => !loaded.has(url)).map(load);
  if (!loads[0]) return;
  await Promise.allSettled(loads);
  await Promise.any(loads);
  await loadScripts(urls);
}

/**
 * Whether the server no longer has one of the scripts, because the page is of an older release. A failed load alone
 * doesn't tell: WebKit fails those that a navigation aborts.
 *
 * @throws without a network, and while the visitor is leaving the page.
 */
export async function isAnyMissing(urls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(urls.map((url) => fetch(url, {method: 'HEAD'})));
  // Some hosts send a page instead of an error.
  return answers.some(({headers}) => !headers.get('content-type')?.includes('javascript'));
}

/** Whether the visitor or the browser asked for less data. */
export function savesData(view: Window): boolean {
  const {connection} = view.navigator as Navigator & {
    readonly connection?: {readonly saveData: boolean};
  };
  return (
    (connection?.saveData ?? false) || view.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Puts scripts into the browser's cache at the lowest priority, without running them, once the page has loaded and the
 * browser is idle. Each request is a task of its own: all of them in one would block a slow phone.
 */
export function fetchAhead(urls: readonly string[], view: Window): void {
  for (const href of urls) {
    void idle(view).then(() => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        href,
      });
      if (link.relList.supports('prefetch')) document.head.append(link);
      // Safari has no prefetch. A failure doesn't matter: the script is requested again when it's needed.
      else void fetch(href, {priority: 'low'}).catch(() => undefined);
    });
  }
}

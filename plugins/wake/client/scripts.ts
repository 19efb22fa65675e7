const loaded = new Set<string>();

function load(url: string, document: Document): Promise<void> {
  if (loaded.has(url)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    // Runs the scripts in the order of the list.
    script.async = false;
    script.onload = () => {
      loaded.add(url);
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`Loading ${url} failed.`));
    };
    document.head.append(script);
  });
}

/**
 * Loads the page's scripts and runs them in order. After a failure, call it again: it repeats only what failed.
 *
 * @throws if a script fails, once no other one is on its way: a script that runs twice breaks the page.
 */
export async function loadScripts(urls: readonly string[], document: Document): Promise<void> {
  const results = await Promise.allSettled(urls.map((url) => load(url, document)));
  const failure = results.find(({status}) => status === 'rejected');
  if (failure) throw (failure as PromiseRejectedResult).reason;
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

/** Puts scripts into the browser's cache at the lowest priority, without running them. */
export function fetchAhead(urls: readonly string[], document: Document): void {
  const links = urls.map((href) =>
    Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href}),
  );
  if (links[0]?.relList.supports('prefetch')) {
    document.head.append(...links);
    return;
  }
  // Safari has no prefetch. A failure doesn't matter: the script is requested again when it's needed.
  for (const url of urls) void fetch(url, {priority: 'low'}).catch(() => undefined);
}

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
      // The name under which src/lib/staleChunk.ts knows the bundler's own failures.
      reject(Object.assign(new Error(`Loading ${url} failed.`), {name: 'ChunkLoadError'}));
    };
    document.head.append(script);
  });
}

/** Loads the page's scripts and runs them in order. After a failure, call it again: it repeats only what failed. */
export async function loadScripts(urls: readonly string[], document: Document): Promise<void> {
  await Promise.all(urls.map((url) => load(url, document)));
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

import {useSyncExternalStore} from 'react';

/** The parts of a sample that follow a request, as HTML. Those that can't show it are left out. */
export interface LiveSample {
  readonly html?: string;
  readonly sdkHtml?: string;
}

/** By language. */
export type LiveSamples = Readonly<Record<string, LiveSample>>;

/** By method and path. The console writes it, and the samples on the same page read it. */
let shown: Readonly<Record<string, LiveSamples | undefined>> = {};
const listeners = new Set<() => void>();

/**
 * Shows a request in the samples of its operation. Parts that can't show it keep the last one that they could.
 *
 * @param at `POST /v1/leads`
 * @param samples null to show the example again
 */
export function showLive(at: string, samples: LiveSamples | null): void {
  const before = shown[at] ?? {};
  const merged = Object.entries(samples ?? {}).map(([language, sample]) => [
    language,
    {...before[language], ...sample},
  ]);
  shown = {
    ...shown,
    [at]: samples ? {...before, ...(Object.fromEntries(merged) as LiveSamples)} : undefined,
  };
  listeners.forEach((listener) => listener());
}

/** The samples of the request that's being edited; undefined if there's none. */
export function useLiveSamples(at: string): LiveSamples | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown[at],
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

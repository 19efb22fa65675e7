// Replaces React for Docusaurus's client entry and for the theme's providers.
import * as React from 'react';
import type {DependencyList, EffectCallback, TransitionFunction} from 'react';

// @ts-expect-error: the types of React are in the form of CommonJS.
export * from 'react';
export default React;

/** Hydrates without pauses: the visitor is waiting, and only the outer part of the page hydrates at first. */
export const startTransition = (start: TransitionFunction): void => void start();

/**
 * State that the effect sets may wait. The providers read the color mode and the docs version that the device has stored
 * this way; a change at once would make React hydrate all of the page before it responds.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  React.useEffect(() => {
    const result: {cleanUp?: ReturnType<EffectCallback>} = {};
    React.startTransition(() => {
      result.cleanUp = effect();
    });
    return result.cleanUp;
    // The caller lists them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}

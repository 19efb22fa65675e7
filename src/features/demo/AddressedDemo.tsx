import {useEffect, useRef, type ReactNode} from 'react';

import {showsUrl} from '@site/src/lib/pageMarks';
import {WiredDemo} from './Demo';
import * as engine from './engine';
import type {GuidedState} from './tour/guide';
import {useDemoAddress} from './useDemoAddress';
import {useGuidedDemo} from './useGuidedDemo';

/** The demo on its own page. Keeps its state in the URL. */
export function AddressedDemo(): ReactNode {
  const [state, dispatch] = useGuidedDemo(engine);
  const rootRef = useRef<HTMLDivElement>(null);
  useDemoAddress(state, dispatch);
  useScrollToLinkedStep(rootRef, state);
  return (
    <div ref={rootRef} {...showsUrl('industry', 'tour')}>
      <WiredDemo engine={engine} state={state} dispatch={dispatch} />
    </div>
  );
}

/** Input after which the page stays where the visitor wants it. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to the step that the page was opened with, unless the visitor has scrolled. */
function useScrollToLinkedStep(
  rootRef: {readonly current: HTMLElement | null},
  {demo: {step}, tour}: GuidedState,
): void {
  const hasLeftStartRef = useRef(false);
  useEffect(() => {
    if (hasLeftStartRef.current || step === 'start') return undefined;
    hasLeftStartRef.current = true;
    const name = step === 'lead' ? 'leads' : step;
    const part = rootRef.current?.querySelector(`[data-part="${name}"]`);
    // A visitor who starts here has their leads looked up first, which isn't a part.
    if (!rootRef.current || !part || tour.status !== 'off' || window.scrollY > 0) return undefined;
    // Again whenever the parts above have grown: the emails arrive later.
    const observer = new ResizeObserver(() => part.scrollIntoView({behavior: 'instant'}));
    observer.observe(rootRef.current);
    const stop = () => {
      observer.disconnect();
      for (const input of inputs) window.removeEventListener(input, stop);
    };
    for (const input of inputs) window.addEventListener(input, stop, {passive: true});
    return stop;
  }, [rootRef, step, tour.status]);
}

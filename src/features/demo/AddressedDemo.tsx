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

/** Scrolls to the step that the page was opened with, unless the visitor has scrolled. */
function useScrollToLinkedStep(
  rootRef: {readonly current: HTMLElement | null},
  {demo: {step}, tour}: GuidedState,
): void {
  const hasLeftStartRef = useRef(false);
  useEffect(() => {
    if (hasLeftStartRef.current || step === 'start') return;
    hasLeftStartRef.current = true;
    // A visitor who starts here has their leads looked up first.
    if (step === 'analyzing' || tour.status !== 'off' || window.scrollY > 0) return;
    const part = step === 'lead' ? 'leads' : step;
    rootRef.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({behavior: 'instant'});
  }, [rootRef, step, tour.status]);
}

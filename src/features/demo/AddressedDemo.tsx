import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type Dispatch, type ReactNode} from 'react';

import {demoPath, positionOf} from '@site/src/domain/demoAddress';
import {showsUrl} from '@site/src/lib/pageMarks';
import {pushInPlace} from '@site/src/lib/useSearchParams';
import {WiredDemo} from './Demo';
import {linkedPosition} from './demoMachine';
import * as engine from './engine';
import type {GuidedEvent, GuidedState} from './tour/guide';
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

/**
 * Syncs the demo with the URL. Loading a URL restores its step, and each step the visitor takes adds a history entry
 * that Back returns to. `/demo?tour=1` starts the guided tour, and `&chapter=3` starts it at the third chapter; the URL
 * doesn't change during the tour.
 */
function useDemoAddress({demo, tour}: GuidedState, dispatch: Dispatch<GuidedEvent>): void {
  const history = useHistory();
  const path = demoPath(linkedPosition(demo));
  const isTouring = tour.status !== 'off';
  /** The path of the state that the URL represents; null while it represents the guided tour. */
  const addressedRef = useRef<string | null>('/demo');
  /** The path last compared with the URL; null if they have to be compared again. */
  const comparedRef = useRef<string | null>(path);

  useEffect(() => {
    const read = (search: string) => {
      const params = new URLSearchParams(search);
      if (params.get('tour') === '1') {
        addressedRef.current = null;
        const chapter = Number(params.get('chapter') ?? 1) - 1;
        dispatch({type: 'tour', event: {type: 'start', chapter}});
        return;
      }
      const position = positionOf(params);
      addressedRef.current = pathOf(position);
      dispatch({type: 'demo', event: {type: 'restore', position}});
    };

    read(history.location.search);
    return history.listen(({pathname, search}, action) => {
      if (!isDemo(pathname)) return;
      const isNews = pathOf(positionOf(new URLSearchParams(search))) !== addressedRef.current;
      if (action === 'POP' || isNews) read(search);
    });
  }, [history, dispatch]);

  // Removes an invalid URL together with its notice, so a reload doesn't show the notice again.
  const isFallback = demo.step === 'start' && demo.isFallback;
  const wasFallbackRef = useRef(false);
  useEffect(() => {
    const isResolved = wasFallbackRef.current && !isFallback;
    wasFallbackRef.current = isFallback;
    if (isResolved && demo.step === 'start' && !isTouring) history.replace(path);
  }, [history, path, isFallback, isTouring, demo.step]);

  useEffect(() => {
    if (isTouring) {
      comparedRef.current = null;
      return;
    }
    if (path === comparedRef.current) return;
    // Back skips the results, which follow on their own, and the step where the visitor left the tour.
    const isOwnStep = comparedRef.current !== null && demo.step !== 'results';
    comparedRef.current = path;
    if (path === addressedRef.current) return;
    addressedRef.current = path;
    if (isOwnStep) pushInPlace(history, path);
    else history.replace(path);
  }, [history, path, isTouring, demo.step]);
}

const isDemo = (pathname: string) => pathname.replace(/\/$/, '') === '/demo';

/** The path of a position, or of the start if the URL was invalid. */
const pathOf = (position: ReturnType<typeof positionOf>) => demoPath(position ?? {step: 'start'});

import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type Dispatch} from 'react';

import {demoPath, positionOf} from '@site/src/domain/demoAddress';
import {pushInPlace} from '@site/src/lib/useSearchParams';
import {placeOf} from './demoMachine';
import type {GuidedEvent, GuidedState} from './tour/guide';

/**
 * Keeps the demo and the address in step: a loaded address is shown at once, each step of the visitor is an entry of
 * the history, and Back returns to it. `/demo?tour=1` starts the guided run, with `&chapter=3` at its third chapter, and leaves the address alone.
 */
export function useDemoAddress({demo, tour}: GuidedState, dispatch: Dispatch<GuidedEvent>): void {
  const history = useHistory();
  const path = demoPath(placeOf(demo));
  const isTouring = tour.status !== 'off';
  /** The state's path that the address stands for; null while it stands for the guided run. */
  const addressedRef = useRef<string | null>('/demo');
  /** The path that was last compared with the address; null when it has to be compared again. */
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

  // An address that was not understood goes with its notice, so that a reload does not bring it back.
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
    // What comes by itself, or was left behind by the run, is no step to go back to.
    const isOwnStep = comparedRef.current !== null && demo.step !== 'results';
    comparedRef.current = path;
    if (path === addressedRef.current) return;
    addressedRef.current = path;
    if (isOwnStep) pushInPlace(history, path);
    else history.replace(path);
  }, [history, path, isTouring, demo.step]);
}

const isDemo = (pathname: string) => pathname.replace(/\/$/, '') === '/demo';

/** What means nothing shows the start. */
const pathOf = (position: ReturnType<typeof positionOf>) => demoPath(position ?? {step: 'start'});

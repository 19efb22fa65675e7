import {useEffect, useRef, type Dispatch, type ReactNode} from 'react';

import {demoPath} from '@site/src/domain/demoAddress';
import {placeOf} from './demoMachine';
import {DemoStage} from './DemoStage';
import {chapters} from './tour/chapters';
import type {GuidedEvent, GuidedState, TourEvent} from './tour/guide';
import {TourBar} from './tour/TourBar';
import {useDemoAddress} from './useDemoAddress';
import {useGuidedDemo} from './useGuidedDemo';

/** The demo as a part of a page, whose URL doesn't change. */
export function Demo(): ReactNode {
  const [state, dispatch] = useGuidedDemo();
  return <WiredDemo state={state} dispatch={dispatch} />;
}

/** The demo on a page of its own, whose URL holds the state. */
export function AddressedDemo(): ReactNode {
  const [state, dispatch] = useGuidedDemo();
  useDemoAddress(state, dispatch);
  return <WiredDemo state={state} dispatch={dispatch} />;
}

function WiredDemo({
  state,
  dispatch,
}: {
  readonly state: GuidedState;
  readonly dispatch: Dispatch<GuidedEvent>;
}): ReactNode {
  const {demo, tour} = state;
  const rootRef = useRef<HTMLDivElement>(null);
  const watchRef = useRef<HTMLButtonElement>(null);

  // The part that a chapter shows comes into view when the chapter begins, and again when the part has grown.
  const shows = tour.status === 'off' ? null : chapters[tour.chapter]?.shows;
  useEffect(() => {
    if (!shows) return;
    // The page's own scroll behavior glides or jumps, as the visitor prefers.
    rootRef.current?.querySelector(`[data-part="${shows}"]`)?.scrollIntoView({block: 'start'});
  }, [shows, demo.step]);

  const onTourEvent = (event: TourEvent) => {
    // The button disappears with its bar, and the focus would move to the body. The visitor stays at the part that the
    // run had reached.
    if (event.type === 'leave') watchRef.current?.focus({preventScroll: true});
    dispatch({type: 'tour', event});
  };

  return (
    <div ref={rootRef}>
      <DemoStage
        state={demo}
        onEvent={(event) => dispatch({type: 'demo', event})}
        linkOf={() => window.location.origin + demoPath(placeOf(demo))}
        onWatch={() => onTourEvent({type: 'start'})}
        watchRef={watchRef}
        tourBar={tour.status !== 'off' && <TourBar tour={tour} onEvent={onTourEvent} />}
      />
    </div>
  );
}

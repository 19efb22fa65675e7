import {useEffect, useRef, type Dispatch, type ReactNode} from 'react';

import {demoPath} from '@site/src/domain/demoAddress';
import {showsUrl} from '@site/src/lib/pageMarks';
import {placeOf} from './demoMachine';
import {DemoStage} from './DemoStage';
import {chapters} from './tour/chapters';
import type {GuidedEvent, GuidedState, TourEvent} from './tour/guide';
import {TourBar} from './tour/TourBar';
import {useDemoAddress} from './useDemoAddress';
import {useGuidedDemo} from './useGuidedDemo';

/** The demo as a section of another page. Leaves the page's URL alone. */
export function Demo(): ReactNode {
  const [state, dispatch] = useGuidedDemo();
  return <WiredDemo state={state} dispatch={dispatch} />;
}

/** The demo on its own page. Keeps its state in the URL. */
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

  // Scrolls again when the demo's step changes, because the part may have grown.
  const shows = tour.status === 'off' ? null : chapters[tour.chapter]?.shows;
  useEffect(() => {
    if (!shows) return;
    // No `behavior`: the page's CSS scrolls smoothly unless the visitor prefers reduced motion.
    rootRef.current?.querySelector(`[data-part="${shows}"]`)?.scrollIntoView({block: 'start'});
  }, [shows, demo.step]);

  const onTourEvent = (event: TourEvent) => {
    // The exit button disappears with its bar, which would move the focus to the body. Without `preventScroll`, the
    // visitor would lose the part that the tour had reached.
    if (event.type === 'leave') watchRef.current?.focus({preventScroll: true});
    dispatch({type: 'tour', event});
  };

  return (
    <div ref={rootRef} {...showsUrl('industry', 'tour')}>
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

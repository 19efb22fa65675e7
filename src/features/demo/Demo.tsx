import {useRef, type Dispatch, type ReactNode} from 'react';

import {demoPath} from '@site/src/domain/demoAddress/demoPath';
import {placeOf} from './demoMachine';
import {DemoStage} from './DemoStage';
import type {GuidedEvent, GuidedState} from './tour/guide';
import {TourBar} from './tour/TourBar';
import {useSpotlight} from './tour/useSpotlight';
import {useDemoAddress} from './useDemoAddress';
import {useGuidedDemo} from './useGuidedDemo';

/** The demo as a part of a page: the address stays as it is. */
export function Demo(): ReactNode {
  const [state, dispatch] = useGuidedDemo();
  return <WiredDemo state={state} dispatch={dispatch} />;
}

/** The demo on a page of its own, whose address is the state. */
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
  useSpotlight(rootRef, tour, demo.step);

  return (
    <div ref={rootRef}>
      <DemoStage
        state={demo}
        onEvent={(event) => dispatch({type: 'demo', event})}
        linkOf={() => window.location.origin + demoPath(placeOf(demo))}
        onWatch={() => dispatch({type: 'tour', event: {type: 'start'}})}
        tourBar={
          tour.status !== 'off' && (
            <TourBar tour={tour} onEvent={(event) => dispatch({type: 'tour', event})} />
          )
        }
      />
    </div>
  );
}

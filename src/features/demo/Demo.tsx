import {useEffect, useRef, useState, type Dispatch, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import type {IndustryId} from '@site/src/data/demo/types';
import {demoPath} from '@site/src/domain/demoAddress';
import {prefetchCode} from '@site/src/lib/loadCode';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {useOnScreen} from '@site/src/lib/visibility';
import {DemoStage, type DemoObstacle} from './DemoStage';
import type {GuidedEvent, GuidedState, TourEvent} from './tour/guide';
import {useGuidedDemo, type DemoEngine} from './useGuidedDemo';

/** The home page's demo section. */
export function DemoSection(): ReactNode {
  return (
    <Section
      id="demo"
      takesFocus
      eyebrow="Interactive demo"
      title="See it work in an industry you know."
      lead="No sign-up needed. The people, companies, and results are fictional.">
      <Demo />
    </Section>
  );
}

const loadEngine = () => import('./engine');

/** The demo as a section of another page. Leaves the page's URL alone, and loads its engine when it's used. */
export function Demo(): ReactNode {
  const [first, setFirst] = useState<GuidedEvent | null>(null);
  const {code: engine, isOffline, hasFailed, retry} = useLoadedCode(first ? loadEngine : null);
  const [state, dispatch] = useGuidedDemo(engine);
  const rootRef = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(rootRef);

  useEffect(() => {
    if (isOnScreen) prefetchCode(loadEngine);
  }, [isOnScreen]);
  useEffect(() => {
    if (engine && first) dispatch(first);
  }, [engine, first, dispatch]);

  const start = (event: GuidedEvent) => {
    if (hasFailed) retry();
    setFirst(event);
  };
  const isPick = !engine && first?.type === 'demo' && first.event.type === 'pick';
  return (
    <div ref={rootRef}>
      <WiredDemo
        engine={engine}
        state={state}
        dispatch={engine ? dispatch : start}
        awaited={isPick ? first.event.industry : null}
        obstacle={isOffline ? 'offline' : hasFailed ? 'failed' : null}
      />
    </div>
  );
}

export interface WiredDemoProps {
  /** Null until it's loaded. */
  readonly engine: DemoEngine | null;
  readonly state: GuidedState;
  readonly dispatch: Dispatch<GuidedEvent>;
  /** The industry that someone has picked while the engine loads. */
  readonly awaited?: IndustryId | null;
  /** Why the engine isn't loaded. */
  readonly obstacle?: DemoObstacle | null;
}

/** The demo with its state from outside: scrolls to what the guided tour shows, and announces each step. */
export function WiredDemo({
  engine,
  state,
  dispatch,
  awaited = null,
  obstacle = null,
}: WiredDemoProps): ReactNode {
  const {demo, tour} = state;
  const rootRef = useRef<HTMLDivElement>(null);

  // Scrolls again when the demo's step changes, because the part may have grown.
  const chapter = tour.status === 'off' ? null : engine?.chapters[tour.chapter];
  const shows = chapter?.shows;
  useEffect(() => {
    if (!shows) return;
    // No `behavior`: the page's CSS scrolls smoothly unless the visitor prefers reduced motion.
    const part = rootRef.current?.querySelector(`[data-part="${shows}"]`);
    // On a phone, the tour's bar would otherwise cover the details of the chosen lead.
    const lead = shows === 'leads' && part?.querySelector('[aria-pressed="true"]');
    (lead || part)?.scrollIntoView({block: 'start'});
  }, [shows, demo.step]);

  const onTourEvent = (event: TourEvent) => {
    // The exit button disappears with its bar, which would move the focus to the body.
    if (event.type === 'leave') {
      const heading = rootRef.current?.querySelector<HTMLElement>(`[data-part="${shows}"] h3`);
      heading?.focus({preventScroll: true});
    }
    dispatch({type: 'tour', event});
  };

  // The tour's captions say what its steps show.
  const announcement = chapter
    ? `${chapter.title}. ${chapter.caption}`
    : (engine?.announcementOf(demo) ?? '');
  return (
    <div ref={rootRef}>
      <DemoStage
        engine={engine}
        state={demo}
        awaited={awaited}
        obstacle={obstacle}
        onEvent={(event) => dispatch({type: 'demo', event})}
        linkOf={() =>
          window.location.origin + demoPath(engine?.linkedPosition(demo) ?? {step: 'start'})
        }
        onWatch={() => onTourEvent({type: 'start'})}
        announcement={announcement}
        tourBar={
          engine && tour.status !== 'off' && <engine.TourBar tour={tour} onEvent={onTourEvent} />
        }
      />
    </div>
  );
}

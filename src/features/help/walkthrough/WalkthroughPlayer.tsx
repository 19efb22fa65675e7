import {Gauge, Pause, Play, RotateCcw, SkipBack, SkipForward} from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {
  clockTime,
  frameAt,
  indexAt,
  stillFrame,
  timelineOf,
  type Timeline,
} from '@site/src/domain/walkthrough/timeline';
import {useReducedMotion} from '@site/src/lib/motion';
import {keyAction, nextSpeed, type Playback, type PlaybackEvent} from './playback';
import {screensOnPage, type ShownScreen} from './screensOnPage';
import {Stage} from './Stage';
import {usePlayback} from './usePlayback';
import styles from './WalkthroughPlayer.module.css';

interface WalkthroughPlayerProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Plays an article's mock screens in a dialog. For visitors who prefer less motion, it goes from step to step. */
export function WalkthroughPlayer({title, onClose}: WalkthroughPlayerProps): ReactNode {
  const screens = useMemo(() => screensOnPage(document.querySelector('article .markdown')!), []);
  return (
    <Dialog isOpen shape="wide" title={title} onClose={onClose}>
      <Player screens={screens} onClose={onClose} />
    </Dialog>
  );
}

function Player({
  screens,
  onClose,
}: {
  readonly screens: readonly ShownScreen[];
  readonly onClose: () => void;
}): ReactNode {
  const timeline = useMemo(() => timelineOf(screens), [screens]);
  const isStill = useReducedMotion();
  const [playback, dispatch] = usePlayback(timeline.durationMs, isStill);
  const [announcement, announce] = useState('');
  const {atMs} = playback;
  const screen = indexAt(timeline.screens, atMs);
  const frame = isStill ? stillFrame(timeline, screen) : frameAt(timeline, atMs);

  const goTo = (index: number) => {
    // After the last step, there's none.
    if (index === screens.length) return;
    const to = Math.max(0, index);
    dispatch({type: 'seek', atMs: timeline.screens[to]!.startMs});
    announce(`Step ${to + 1} of ${screens.length}`);
  };
  const send = (event: PlaybackEvent) => {
    dispatch(event);
    if (event.type === 'toggle') announce(playback.status === 'playing' ? 'Paused' : 'Playing');
  };
  const seek = (ms: number) => {
    dispatch({type: 'seek', atMs: ms});
    announce(clockTime(Math.min(timeline.durationMs, Math.max(0, ms))));
  };

  useKeys((key, target) => {
    const action = keyAction(key, target);
    if (!action) return false;
    if (action.type === 'step') goTo(screen + action.by);
    else if (action.type === 'skip') seek(atMs + action.byMs);
    else if (action.type === 'share') seek(action.share * timeline.durationMs);
    else if (isStill) goTo(screen + 1);
    else send({type: 'toggle'});
    return true;
  });

  return (
    <Grid columns={[1, '15rem']} gap={6}>
      <Stack gap={4} className={styles.player}>
        <Stage screens={screens} frame={frame} />
        <div className={styles.caption}>
          <Text size="label" tone="accent" weight="semibold" isFigures>
            Step {screen + 1} of {screens.length}
          </Text>
          <Text weight="semibold" leading={1.4} className={styles.captionText} aria-live="polite">
            {frame.caption}
          </Text>
        </div>
        {isStill ? (
          <Cluster gap={3}>
            {/* Not `disabled`, which would lose the focus. */}
            <Button
              icon={SkipBack}
              className={styles.back}
              aria-disabled={screen === 0 || undefined}
              onClick={() => goTo(screen - 1)}>
              Back
            </Button>
            <Button
              variant="primary"
              ref={takeFocus}
              onClick={screen === screens.length - 1 ? onClose : () => goTo(screen + 1)}>
              {screen === screens.length - 1 ? 'Done' : 'Next step'}
            </Button>
          </Cluster>
        ) : (
          <>
            <Scrubber timeline={timeline} atMs={atMs} onSeek={seek} />
            <Controls
              playback={playback}
              durationMs={timeline.durationMs}
              screen={screen}
              screens={screens.length}
              onEvent={send}
              onStep={goTo}
              onSpeed={(speed) => {
                dispatch({type: 'nextSpeed'});
                announce(`Speed ${speed}×`);
              }}
            />
          </>
        )}
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
      </Stack>
      <Chapters
        timeline={timeline}
        atMs={atMs}
        onSelect={(index) => {
          const {startMs, title} = timeline.chapters[index]!;
          dispatch({type: 'seek', atMs: startMs});
          announce(title);
        }}
      />
    </Grid>
  );
}

/** showModal() gives the focus to the element with this attribute, which React doesn't render. */
const takeFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** The main button's icon and label. It's always the same button, so it keeps the focus. */
const toggles = {
  playing: [Pause, 'Pause'],
  paused: [Play, 'Play'],
  ended: [RotateCcw, 'Play again'],
} as const;

interface ControlsProps {
  readonly playback: Playback;
  readonly durationMs: number;
  readonly screen: number;
  readonly screens: number;
  readonly onEvent: (event: PlaybackEvent) => void;
  readonly onStep: (screen: number) => void;
  readonly onSpeed: (speed: number) => void;
}

function Controls({
  playback,
  durationMs,
  screen,
  screens,
  onEvent,
  onStep,
  onSpeed,
}: ControlsProps): ReactNode {
  const [icon, label] = toggles[playback.status];
  const isLast = screen === screens - 1;
  return (
    <Cluster gap={1} className={styles.controls}>
      <IconButton
        icon={SkipBack}
        label="Previous step"
        title="Previous step"
        onClick={() => onStep(screen - 1)}
      />
      <IconButton
        ref={takeFocus}
        icon={icon}
        label={label}
        title={label}
        className={styles.toggle}
        onClick={() => onEvent({type: 'toggle'})}
      />
      <IconButton
        icon={SkipForward}
        label="Next step"
        title="Next step"
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => onStep(screen + 1)}
      />
      <Text as="span" size="small" tone="muted" isFigures className={styles.time}>
        {clockTime(playback.atMs)} / {clockTime(durationMs)}
      </Text>
      <Text as="span" size="label" tone="muted" className={styles.keys}>
        <kbd>Space</kbd> play or pause <kbd>←</kbd> <kbd>→</kbd> step <kbd>0</kbd>–<kbd>9</kbd> jump
      </Text>
      <Button
        icon={Gauge}
        className={styles.speed}
        aria-label={`Speed ${playback.speed}×`}
        title="Speed"
        onClick={() => onSpeed(nextSpeed(playback.speed))}>
        {playback.speed}×
      </Button>
    </Cluster>
  );
}

/** The position, on a bar with a segment for each step. */
function Scrubber({
  timeline: {durationMs, screens},
  atMs,
  onSeek,
}: {
  readonly timeline: Timeline;
  readonly atMs: number;
  readonly onSeek: (atMs: number) => void;
}): ReactNode {
  const screen = indexAt(screens, atMs);
  return (
    <div className={styles.scrubber}>
      <div className={styles.segments} aria-hidden="true">
        {screens.map(({startMs, endMs}) => {
          const done = Math.min(1, Math.max(0, (atMs - startMs) / (endMs - startMs)));
          return (
            <span
              key={startMs}
              className={styles.segment}
              style={{'--length': endMs - startMs, '--done': done} as CSSProperties}
            />
          );
        })}
      </div>
      <input
        type="range"
        className={styles.range}
        aria-label="Position"
        aria-valuetext={`${clockTime(atMs)} of ${clockTime(durationMs)}, step ${screen + 1}`}
        min={0}
        max={Math.round(durationMs)}
        step={100}
        value={Math.round(atMs)}
        onChange={({target}) => onSeek(Number(target.value))}
      />
    </div>
  );
}

function Chapters({
  timeline: {chapters},
  atMs,
  onSelect,
}: {
  readonly timeline: Timeline;
  readonly atMs: number;
  readonly onSelect: (index: number) => void;
}): ReactNode {
  const current = indexAt(chapters, atMs);
  return (
    <nav aria-label="Chapters" className={styles.chapters}>
      <Text as="h3" size="label" tone="muted" isCaps weight="semibold">
        Chapters
      </Text>
      <ol>
        {chapters.map(({title, startMs}, index) => (
          <li key={startMs}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSelect(index)}>
              <Text as="span" size="label" tone="muted" isFigures>
                {clockTime(startMs)}
              </Text>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Listens to keys while the player is open. `onKey` returns whether it used the key. */
function useKeys(onKey: (key: string, target: 'button' | 'scrubber' | 'other') => boolean): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    const {key, target, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey) return;
    const name = target instanceof Element ? target.localName : '';
    const kind = name === 'button' ? name : name === 'input' ? 'scrubber' : 'other';
    if (onKey(key, kind)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listener(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import {Pause, Play, RotateCcw, SkipBack, SkipForward, X, type LucideIcon} from 'lucide-react';
import {useEffect, useRef, type CSSProperties, type ReactNode, type Ref} from 'react';

import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {chapters} from './chapters';
import type {TourEvent, TourState} from './guide';
import styles from './TourBar.module.css';

export interface TourBarProps {
  readonly tour: Exclude<TourState, {status: 'off'}>;
  readonly onEvent: (event: TourEvent) => void;
}

/** The button's icon, label, and event by status. It's always the same button, so it keeps the focus. */
const toggles: Record<TourBarProps['tour']['status'], [LucideIcon, string, TourEvent]> = {
  playing: [Pause, 'Pause', {type: 'pause'}],
  paused: [Play, 'Play', {type: 'resume'}],
  finished: [Play, 'Play again', {type: 'restart'}],
};

/** The guided tour's caption, controls, and chapters. */
export function TourBar({tour, onEvent}: TourBarProps): ReactNode {
  const {status, chapter, elapsedMs} = tour;
  const {title, caption, durationMs} = chapters[chapter]!;
  const listRef = useRef<HTMLOListElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  // Anyone who started it from the keyboard, or with a link to it, can pause it immediately.
  useEffect(() => {
    const {activeElement, body} = document;
    if (activeElement === body || activeElement?.matches(':focus-visible')) {
      toggleRef.current?.focus({preventScroll: true});
    }
  }, []);

  // Wherever the focus is, except in a dialog above the demo or a menu that the key closes.
  useEffect(() => {
    const onKeyDown = ({key, target, defaultPrevented}: KeyboardEvent) => {
      const isInDialog = target instanceof Element && target.closest('dialog, [role="dialog"]');
      if (key === 'Escape' && !isInDialog && !defaultPrevented) onEvent({type: 'leave'});
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEvent]);

  // On a phone, the chapters don't fit on the screen, so the row scrolls to the current one.
  useEffect(() => {
    const list = listRef.current;
    const [first, current] = [list?.children[0], list?.children[chapter]];
    if (!list || !first || !current) return;
    const left = current.getBoundingClientRect().left - first.getBoundingClientRect().left;
    list.scrollLeft = left;
  }, [chapter]);

  const control = (
    icon: LucideIcon,
    label: string,
    event: TourEvent,
    {isDisabled = false, ref}: {isDisabled?: boolean; ref?: Ref<HTMLButtonElement>} = {},
  ) => (
    <IconButton
      ref={ref}
      icon={icon}
      label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => onEvent(event)}
    />
  );
  return (
    <Grid
      as="section"
      columns={[1, 'auto']}
      gap={6}
      rowGap={3}
      align="center"
      className={styles.bar}
      aria-label="Guided tour">
      <Stack gap={1} className={styles.text}>
        <Text size="label" tone="muted" isFigures>
          {chapter + 1} of {chapters.length}: {title}
        </Text>
        <Text weight="semibold" leading={1.4} className={styles.caption}>
          {caption}
        </Text>
      </Stack>
      <Cluster isOneLine className={styles.controls}>
        {control(SkipBack, 'Back', {type: 'back'})}
        {control(...toggles[status], {ref: toggleRef})}
        {control(SkipForward, 'Next', {type: 'next'}, {isDisabled: status === 'finished'})}
        {control(RotateCcw, 'Start over', {type: 'restart'})}
        {control(X, 'Exit the guided tour', {type: 'leave'})}
      </Cluster>
      <ol ref={listRef} className={styles.chapters} aria-label="Chapters">
        {chapters.map((each, index) => (
          <li key={each.title}>
            <Stack
              as="button"
              type="button"
              gap={2}
              isTarget
              className={styles.jump}
              aria-current={index === chapter ? 'step' : undefined}
              style={{'--done': partDone(index, chapter, elapsedMs / durationMs)} as CSSProperties}
              onClick={() => onEvent({type: 'goTo', chapter: index})}>
              <span className={styles.track} />
              <span>{each.title}</span>
            </Stack>
          </li>
        ))}
      </ol>
    </Grid>
  );
}

/** The played share of a chapter, 0 to 1. */
function partDone(index: number, current: number, currentPart: number): number {
  if (index === current) return Math.min(1, currentPart);
  return index < current ? 1 : 0;
}

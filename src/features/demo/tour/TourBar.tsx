import clsx from 'clsx';
import {Pause, Play, RotateCcw, SkipBack, SkipForward, X, type LucideIcon} from 'lucide-react';
import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {chapters} from './chapters';
import type {TourEvent, TourState} from './guide';
import styles from './TourBar.module.css';

export interface TourBarProps {
  readonly tour: Exclude<TourState, {status: 'off'}>;
  readonly onEvent: (event: TourEvent) => void;
}

/** The guided run's caption, its chapters and its buttons. */
export function TourBar({tour, onEvent}: TourBarProps): ReactNode {
  const {status, chapter, elapsedMs} = tour;
  const {title, caption, durationMs} = chapters[chapter]!;
  const listRef = useRef<HTMLOListElement>(null);

  // On a phone the row is wider than the screen; the current chapter comes to its beginning.
  useEffect(() => {
    const list = listRef.current;
    const [first, current] = [list?.children[0], list?.children[chapter]];
    if (!list || !first || !current) return;
    const left = current.getBoundingClientRect().left - first.getBoundingClientRect().left;
    list.scrollLeft = left;
  }, [chapter]);

  return (
    <section className={styles.bar} aria-label="Guided run">
      <div className={styles.text} role="status">
        <p className={styles.title}>
          {chapter + 1} of {chapters.length}: {title}
        </p>
        <p className={styles.caption}>{caption}</p>
      </div>
      <div className={styles.controls}>
        <Control icon={SkipBack} label="Back" onPress={() => onEvent({type: 'back'})} />
        {status === 'playing' ? (
          <Control icon={Pause} label="Pause" onPress={() => onEvent({type: 'pause'})} />
        ) : (
          <Control
            icon={Play}
            label={status === 'paused' ? 'Play' : 'Play again'}
            onPress={() => onEvent({type: status === 'paused' ? 'resume' : 'restart'})}
          />
        )}
        <Control
          icon={SkipForward}
          label="Next"
          isDisabled={status === 'finished'}
          onPress={() => onEvent({type: 'next'})}
        />
        <Control icon={RotateCcw} label="Start over" onPress={() => onEvent({type: 'restart'})} />
        <Control icon={X} label="Leave the guided run" onPress={() => onEvent({type: 'leave'})} />
      </div>
      <ol ref={listRef} className={styles.chapters} aria-label="Chapters">
        {chapters.map((each, index) => (
          <li key={each.title}>
            <button
              type="button"
              className={clsx(styles.jump, index === chapter && styles.current)}
              aria-current={index === chapter ? 'step' : undefined}
              onClick={() => onEvent({type: 'goTo', chapter: index})}>
              <span
                className={styles.track}
                style={
                  {'--done': partDone(index, chapter, elapsedMs / durationMs)} as CSSProperties
                }
              />
              <span className={styles.name}>{each.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How much of a chapter is over, from 0 to 1. */
function partDone(index: number, current: number, currentPart: number): number {
  if (index === current) return Math.min(1, currentPart);
  return index < current ? 1 : 0;
}

function Control({
  icon,
  label,
  isDisabled = false,
  onPress,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}>
      <Icon icon={icon} />
    </button>
  );
}

import type {CSSProperties, ReactNode} from 'react';

import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import {heatColorOf, heatOf} from './heat';
import styles from './HeatBar.module.css';

export interface HeatBarProps {
  /** 0 to 100. */
  readonly score: number;
  /** Leaves out the score and the band's name, for places that show them already. */
  readonly isBare?: boolean;
  /** For use within a line of text. */
  readonly isInline?: boolean;
  /** Points that the score has just gained: the tick slides up by them once. */
  readonly risesBy?: number;
}

/** The heat scale from cold to blaze with a tick at the lead's score. */
export function HeatBar({
  score,
  isBare = false,
  isInline = false,
  risesBy,
}: HeatBarProps): ReactNode {
  return (
    <Cluster
      as="span"
      gap={3}
      isInline={isInline}
      isOneLine
      className={styles.heatBar}
      style={{'--score': score, '--rise': risesBy, '--heat': heatColorOf(score)} as CSSProperties}>
      <span className={styles.bar} data-inline={isInline || undefined} aria-hidden="true">
        <span className={styles.tick} data-rises={risesBy !== undefined || undefined} />
      </span>
      {!isBare && (
        <Text as="span" size="small" isOneLine className={isInline ? undefined : styles.figure}>
          <span className={styles.score}>{score}</span>{' '}
          <span className={styles.heat}>{heatOf(score)}</span>
        </Text>
      )}
    </Cluster>
  );
}

/** A heat bar in a line of text. */
export function Heat({score}: {readonly score: number}): ReactNode {
  return <HeatBar score={score} isInline />;
}

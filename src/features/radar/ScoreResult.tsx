import {useId, type ReactNode} from 'react';

import {heatOf} from '@site/src/components/HeatBar/heat';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {heatBands} from '@site/src/data/scoring';
import type {scoreOf} from './heatScore';
import styles from './ScoreResult.module.css';

/** The score with its band, what the band asks for, and the sum it comes from. */
export function ScoreResult({lines, score}: ReturnType<typeof scoreOf>): ReactNode {
  const titleId = useId();
  const heat = heatOf(score);
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Score
      </h3>
      <p role="status" className={styles.score}>
        <span className={styles.figure}>{score}</span> <span className={styles.band}>{heat}</span>
      </p>
      <div className={styles.bar}>
        <HeatBar score={score} isBare />
      </div>
      <p className={styles.advice}>{heatBands.find(({name}) => name === heat)?.advice}</p>
      <ol className={styles.lines} aria-label="The sum">
        {lines.length === 0 && <li className={styles.line}>Nothing happened yet.</li>}
        {lines.map(({id, sum, held, score: after}) => (
          <li key={id} className={styles.line}>
            <span>
              {sum}
              {held && <span className={styles.held}> ({held})</span>}
            </span>{' '}
            <span className={styles.after}>{after}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

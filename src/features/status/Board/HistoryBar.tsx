import {useState, type PointerEvent, type ReactNode} from 'react';

import {levelNames} from '@site/src/data/status/levels';
import {formatUptime, type HistoryDay} from '@site/src/domain/status/history';
import {formatDay} from '../formatTimes';
import styles from './HistoryBar.module.css';

export interface HistoryBarProps {
  /** The component's name, for screen readers. */
  readonly name: string;
  /** Oldest first. */
  readonly days: readonly HistoryDay[];
}

/**
 * One stroke a day. A slider lies over the strokes: arrow keys, a finger or a resting mouse read day by day,
 * and a screen reader hears each.
 */
export function HistoryBar({name, days}: HistoryBarProps): ReactNode {
  const last = days.length - 1;
  const [index, setIndex] = useState(last);
  const day = days[index];
  const readByPointer = (event: PointerEvent<HTMLInputElement>) => {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * days.length);
    setIndex(Math.min(last, Math.max(0, at)));
  };
  return (
    <div>
      <div className={styles.strokes}>
        {days.map(({date, level}, at) => (
          <span
            key={date}
            className={styles.stroke}
            data-level={level}
            data-read={at === index || undefined}
          />
        ))}
        <input
          type="range"
          className={styles.slider}
          aria-label={`History of ${name}, day by day`}
          aria-valuetext={day && describe(day)}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
          onPointerMove={readByPointer}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{days.length} days ago</span>
        <span>today</span>
      </p>
      <p className={styles.reading} aria-hidden="true">
        {day && describe(day)}
      </p>
    </div>
  );
}

/** A day in words. */
function describe({date, level, uptimePercent, events}: HistoryDay): string {
  const what = events.length > 0 ? events.join(', ') : levelNames[level];
  return `${formatDay(date)}: ${what}, ${formatUptime(uptimePercent)}`;
}

import {Minus, Plus} from 'lucide-react';
import {useId, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import type {ScoringEvent} from '@site/src/data/scoring';
import styles from './CountStepper.module.css';
import {clampCount, signed} from './heatScore';

/**
 * How often an event happened: a number field between two buttons. The arrow keys do in the field what the buttons do,
 * so the Tab key passes over them.
 */
export function CountStepper({
  event,
  count,
  onChange,
}: {
  readonly event: ScoringEvent;
  readonly count: number;
  readonly onChange: (count: number) => void;
}): ReactNode {
  const id = useId();
  const {label, points, counts, max} = event;
  const change = (value: number) => onChange(clampCount(value, max));
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          <span className={styles.points}>
            {points > 0 ? '+' : ''}
            {signed(points)}
          </span>{' '}
          {counts}
        </p>
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          disabled={count === 0}
          onClick={() => change(count - 1)}>
          <Icon icon={Minus} size={16} label={`${label}: one less`} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          className={styles.input}
          aria-describedby={`${id}-hint`}
          value={count}
          onFocus={({target}) => target.select()}
          onChange={({target}) => change(target.valueAsNumber)}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          disabled={count === max}
          onClick={() => change(count + 1)}>
          <Icon icon={Plus} size={16} label={`${label}: one more`} />
        </button>
      </div>
    </div>
  );
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Pause, Play} from 'lucide-react';
import {useReducer, useRef, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {highlights} from '@site/src/data/claims';
import {useOnScreen} from '@site/src/lib/useOnScreen';
import styles from './Ticker.module.css';
import {runningTicker, tickerReducer} from './tickerMachine';

/**
 * The highlights, running by; a copy behind the list closes the loop, and only the list is read out.
 * It stands while it is paused, held by pointer or focus, or out of sight.
 */
export function Ticker(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [{isPaused, isHeld}, dispatch] = useReducer(tickerReducer, runningTicker);
  const isOnScreen = useOnScreen(ref);
  useBrokenLinks().collectAnchor('highlights');

  return (
    <section
      ref={ref}
      id="highlights"
      aria-label="Highlights"
      className={styles.ticker}
      onPointerEnter={() => dispatch('held')}
      onPointerLeave={() => dispatch('released')}
      onFocus={() => dispatch('held')}
      onBlur={() => dispatch('released')}>
      <div className={clsx(styles.window, (isPaused || isHeld || !isOnScreen) && styles.still)}>
        <div className={styles.belt}>
          <ul className={styles.list}>
            {highlights.map(({value, label}) => (
              <li key={label} className={styles.item}>
                <strong className={styles.value}>{value}</strong> {label}
              </li>
            ))}
          </ul>
          <div className={clsx(styles.list, styles.copy)} aria-hidden="true">
            {highlights.map(({value, label}) => (
              <span key={label} className={styles.item} data-value={value} data-label={label} />
            ))}
          </div>
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? 'Let the highlights run' : 'Pause the highlights'}
        onClick={() => dispatch('pressed')}>
        <Icon icon={isPaused ? Play : Pause} />
      </button>
    </section>
  );
}

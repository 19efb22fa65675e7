import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Pause, Play} from 'lucide-react';
import {useReducer, useRef, type ReactNode} from 'react';

import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {highlights} from '@site/src/data/claims';
import {useOnScreen} from '@site/src/lib/visibility';
import styles from './Ticker.module.css';
import {runningTicker, tickerReducer} from './tickerMachine';

/**
 * The highlights in a moving line. A copy after the list closes the loop; screen readers get only the list. It stops
 * while it's paused, hovered, focused, or off screen.
 */
export function Ticker(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [{isPaused, isHeld}, dispatch] = useReducer(tickerReducer, runningTicker);
  const isOnScreen = useOnScreen(ref, true);
  useBrokenLinks().collectAnchor('highlights');

  return (
    <Cluster
      as="section"
      ref={ref}
      id="highlights"
      aria-label="Highlights"
      isOneLine
      className={styles.ticker}
      onPointerEnter={() => dispatch('held')}
      onPointerLeave={() => dispatch('released')}
      onFocus={() => dispatch('held')}
      onBlur={() => dispatch('released')}>
      <div className={styles.window} data-still={isPaused || isHeld || !isOnScreen || undefined}>
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
      <IconButton
        icon={isPaused ? Play : Pause}
        label={isPaused ? 'Play the highlights' : 'Pause the highlights'}
        className={styles.pause}
        onClick={() => dispatch('pressed')}
      />
    </Cluster>
  );
}

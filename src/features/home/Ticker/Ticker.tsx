import clsx from 'clsx';
import {Pause, Play} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {highlights} from '@site/src/data/claims';
import {useOnScreen} from '@site/src/lib/useOnScreen';
import styles from './Ticker.module.css';

/** The highlights, running by; a copy behind the list closes the loop, and only the list is read out. */
export function Ticker(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isOnScreen = useOnScreen(ref);

  return (
    <section ref={ref} id="highlights" aria-label="Highlights" className={styles.ticker}>
      <div className={clsx(styles.window, (isPaused || !isOnScreen) && styles.still)}>
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
        onClick={() => setIsPaused(!isPaused)}>
        <Icon icon={isPaused ? Play : Pause} />
      </button>
    </section>
  );
}

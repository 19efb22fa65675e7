import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Pause, Play} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {heatColorOf, heatOf} from '@site/src/components/HeatBar/heat';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {useOnScreen} from '@site/src/lib/visibility';
import {hottestLeads} from './hottestLeads';
import styles from './Ticker.module.css';

/**
 * The signals of the demo's hottest leads in a moving line. It stops while it's paused, hovered, focused, or off
 * screen.
 */
export function Ticker(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOnScreen = useOnScreen(ref, true);
  useBrokenLinks().collectAnchor('highlights');

  const togglePause = () => {
    setPaused(!isPaused);
    // The pointer or the focus is on the button, and would keep a resumed ticker stopped.
    if (!isPaused) return;
    setHovered(false);
    setFocused(false);
  };
  return (
    <Cluster
      as="section"
      ref={ref}
      id="highlights"
      aria-labelledby="highlights-name"
      gap={6}
      isOneLine
      className={styles.ticker}
      // Pauses the letters of the hero, too.
      data-paused={isPaused || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}>
      <Text as="span" id="highlights-name" size="small" tone="muted" className={styles.name}>
        Sample signals
      </Text>
      <div
        className={styles.window}
        data-still={isPaused || isHovered || isFocused || !isOnScreen || undefined}>
        <BuiltHtml id="signals">{process.env.HYDRATE_CLIENT_ENTRY ? null : <Belt />}</BuiltHtml>
      </div>
      <IconButton
        icon={isPaused ? Play : Pause}
        label={isPaused ? 'Resume motion' : 'Pause motion'}
        className={styles.pause}
        onClick={togglePause}
      />
    </Cluster>
  );
}

/** A copy after the list closes the loop; screen readers get only the list. */
function Belt(): ReactNode {
  const signals = hottestLeads();
  return (
    <div className={styles.belt}>
      <ul className={styles.list}>
        {signals.map(({company, activity, score}) => (
          <li key={company} className={styles.item}>
            <strong className={styles.company}>{company}</strong> {activity}{' '}
            <span className={styles.score} style={{color: heatColorOf(score)}}>
              {score} {heatOf(score)}
            </span>
          </li>
        ))}
      </ul>
      <div className={clsx(styles.list, styles.copy)} aria-hidden="true">
        {signals.map(({company, activity, score}) => (
          <span key={company} className={styles.item}>
            <span className={styles.company} data-text={company} /> <span data-text={activity} />{' '}
            <span
              className={styles.score}
              style={{color: heatColorOf(score)}}
              data-text={`${score} ${heatOf(score)}`}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

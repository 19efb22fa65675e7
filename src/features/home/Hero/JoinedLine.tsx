import {useRef, useState, type ReactNode} from 'react';

import {campaign} from '@site/src/data/campaign';
import {useInterval} from '@site/src/lib/useInterval';
import {useOnScreen} from '@site/src/lib/useOnScreen';
import {useReducedMotion} from '@site/src/lib/useReducedMotion';
import styles from './JoinedLine.module.css';
import {lettersAt} from './letters';

/** How often a disc changes its letters. */
const CHANGE_MS = 3000;

/** How many joined this week, beside discs whose letters change while they can be seen. */
export function JoinedLine(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const [tick, setTick] = useState(0);
  const isStill = useReducedMotion();
  const isOnScreen = useOnScreen(ref);
  useInterval(() => setTick((now) => now + 1), isOnScreen && !isStill ? CHANGE_MS : null);

  return (
    <p ref={ref} className={styles.line}>
      <span className={styles.discs} aria-hidden="true">
        {lettersAt(tick).map((letters, index) => (
          <span key={index} className={styles.disc}>
            {/* Text of a picture: not part of the sentence beside it. */}
            <span key={letters} className={styles.letters} data-letters={letters} />
          </span>
        ))}
      </span>
      <span>
        <strong className={styles.count}>{campaign.joinedThisWeek}</strong> joined this week
      </span>
    </p>
  );
}

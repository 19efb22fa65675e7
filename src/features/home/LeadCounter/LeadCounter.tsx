import {useRef, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {verifiedLeads} from '@site/src/data/claims';
import {useCountUp} from '@site/src/lib/useCountUp';
import {useSeen} from '@site/src/lib/useSeen';
import styles from './LeadCounter.module.css';

const COUNT_MS = 2000;

const written = (count: number) => count.toLocaleString('en-US');

/** Counts to 200,000,000 the first time it is seen. A screen reader hears the end. */
export function LeadCounter(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const count = useCountUp(verifiedLeads, COUNT_MS, useSeen(ref));
  return (
    <Section id="lead-counter" tone="band">
      <p ref={ref} className={styles.counter}>
        <span className={styles.figure}>
          {/* Keeps the width of the end while the digits run. */}
          <span className={styles.end}>{written(verifiedLeads)}</span>
          <span className={styles.running} aria-hidden="true" data-count={written(count)} />
        </span>{' '}
        <span className={styles.label}>
          verified leads in 100+ countries. You need the few who are ready.
        </span>
      </p>
    </Section>
  );
}

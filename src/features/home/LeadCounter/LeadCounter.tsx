import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {claimed, verifiedLeads} from '@site/src/data/claims';
import {useCountUp} from '@site/src/lib/useCountUp';
import {useSeen} from '@site/src/lib/useSeen';
import styles from './LeadCounter.module.css';

const COUNT_MS = 2000;

const written = (count: number) => count.toLocaleString('en-US');

/**
 * Counts to 200,000,000 the first time it is seen. A screen reader hears the end.
 * Until then the live figure is not painted, so that nobody sees it fall from its end to 0; the built page has it.
 */
export function LeadCounter(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const isSeen = useSeen(ref);
  const isWaiting = useIsBrowser() && !isSeen;
  const count = useCountUp(verifiedLeads, COUNT_MS, isSeen);
  return (
    <Section id="lead-counter" tone="band" isTight>
      <p ref={ref} className={clsx(styles.counter, isWaiting && styles.waiting)}>
        <span className={styles.figure}>
          {/* Keeps the width of the end while the digits run. */}
          <span className={styles.end}>{written(verifiedLeads)}</span>
          <span className={styles.running} aria-hidden="true" data-count={written(count)} />
        </span>{' '}
        <span className={styles.label}>
          verified leads in {claimed.countries} countries. You need the few who are ready.
        </span>
      </p>
    </Section>
  );
}

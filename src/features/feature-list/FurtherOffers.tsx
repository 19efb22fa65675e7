import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {furtherOffers} from '@site/src/data/features';
import styles from './FurtherOffers.module.css';

/** What is offered besides the ten features, and what is not ready yet. */
export function FurtherOffers(): ReactNode {
  return (
    <dl className={styles.offers}>
      {furtherOffers.map(({title, text, isComingSoon}) => (
        <div key={title} className={styles.offer}>
          <dt className={styles.title}>
            {title} {isComingSoon && <Badge tone="accent">Coming soon</Badge>}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

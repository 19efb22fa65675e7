import type {ReactNode} from 'react';

import {inboxExample} from '@site/src/data/features';
import styles from './UniqueFeatures.module.css';

/** A reply and the answer drafted for it, as the inbox shows them. */
export function InboxDraft(): ReactNode {
  const {from, question, draft, signOff} = inboxExample;
  return (
    <figure className={styles.panel}>
      <p className={styles.from}>{from}</p>
      <p>{question}</p>
      <div className={styles.draft}>
        <p className={styles.draftLabel}>Draft in your tone</p>
        <p>{draft}</p>
        <p>{signOff}</p>
      </div>
      <figcaption className={styles.caption}>
        Sample data. The people and the company are fictional.
      </figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {inboxExample} from '@site/src/data/features';
import styles from './UniqueFeatures.module.css';

/** A reply and the answer drafted for it, as the inbox shows them; another tone can be tried. */
export function InboxDraft(): ReactNode {
  const {from, question, drafts, signOff} = inboxExample;
  return (
    <figure className={styles.panel}>
      <p className={styles.from}>{from}</p>
      <p>{question}</p>
      <div className={styles.draft}>
        <p className={styles.draftLabel}>Draft in your tone</p>
        <Tabs
          label="The tone you write in"
          items={drafts.map(({tone, text}) => ({
            id: tone.toLowerCase(),
            label: tone,
            content: (
              <>
                <p>{text}</p>
                <p>{signOff}</p>
              </>
            ),
          }))}
        />
      </div>
      <figcaption className={styles.caption}>
        Sample data. The people and the company are fictional.
      </figcaption>
    </figure>
  );
}

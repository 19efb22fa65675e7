import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {intentExamples} from '@site/src/data/features';
import {capital} from '@site/src/lib/capital';
import styles from './UniqueFeatures.module.css';

/** Buying intent as the product shows it: the company, the reason, the rating. */
export function IntentReading(): ReactNode {
  return (
    <figure className={styles.panel}>
      <ul className={styles.signals}>
        {intentExamples.map(({company, signal, intent}) => (
          <li key={company} className={styles.signal}>
            <span>
              <span className={styles.company}>{company}</span>
              <span className={styles.reason}>{capital(signal)}</span>
            </span>
            <Badge tone={intent === 'High' ? 'hot' : 'warm'}>{intent} intent</Badge>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>Sample data. The companies are fictional.</figcaption>
    </figure>
  );
}

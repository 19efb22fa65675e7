import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Section} from '@site/src/components/Section/Section';
import styles from './HeatBands.module.css';

const bands = [
  {
    name: 'Cold',
    range: '0 to 49',
    score: 24,
    advice: 'Leave them in the sequence. Learn what they open.',
  },
  {
    name: 'Warm',
    range: '50 to 79',
    score: 66,
    advice: 'Answer the question they are reading about.',
  },
  {name: 'Hot', range: '80 to 100', score: 93, advice: 'Call, or write within 5 minutes.'},
];

/** What the heat scale means, on the page's band of ink. */
export function HeatBands(): ReactNode {
  return (
    <Section
      id="heat"
      tone="band"
      title="One scale, everywhere."
      lead="Every lead stands on the same scale, and the points that put it there can be read one by one.">
      <dl className={styles.bands}>
        {bands.map(({name, range, score, advice}) => (
          <div key={name} className={styles.band}>
            <dt>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.range}>{range}</span>
            </dt>
            <dd className={styles.advice}>
              <HeatBar score={score} isBare />
              <span>{advice}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link to="/help/article/hot-lead-detection" className={styles.link}>
          How a score is made
        </Link>
      </p>
    </Section>
  );
}

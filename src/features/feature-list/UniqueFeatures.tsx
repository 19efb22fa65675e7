import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {firstPlanWith, uniqueFeatures, type Feature, intentExamples} from '@site/src/data/features';
import {capital} from '@site/src/lib/capital';
import {FeatureLinks} from './FeatureLinks';
import {InboxDraft} from './InboxDraft';
import styles from './UniqueFeatures.module.css';

const drawings = {
  'buying-intent': <IntentReading />,
  'live-inbox': <InboxDraft />,
} satisfies Record<(typeof uniqueFeatures)[number]['id'], ReactNode>;

/** The two unique features, each beside a piece of the product. */
export function UniqueFeatures(): ReactNode {
  return (
    <div className={styles.features}>
      {uniqueFeatures.map((feature) => (
        <UniqueFeature key={feature.id} feature={feature}>
          {drawings[feature.id]}
        </UniqueFeature>
      ))}
    </div>
  );
}

function UniqueFeature({
  feature,
  children,
}: {
  readonly feature: Feature;
  readonly children: ReactNode;
}): ReactNode {
  const {title, text, planFeature} = feature;
  const plan = planFeature && firstPlanWith(planFeature);
  return (
    <article className={styles.feature}>
      <div>
        <p className={styles.badges}>
          <Badge tone="accent" dot>
            Unique
          </Badge>
          {plan && <Badge>From {plan}</Badge>}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <FeatureLinks {...feature} />
      </div>
      {children}
    </article>
  );
}

/** Buying intent as the product shows it: the company, the reason, the rating. */
function IntentReading(): ReactNode {
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

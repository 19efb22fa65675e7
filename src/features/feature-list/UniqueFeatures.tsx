import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {firstPlanWith, uniqueFeatures, type Feature} from '@site/src/data/features';
import {FeatureLinks} from './FeatureLinks';
import {InboxDraft} from './InboxDraft';
import {IntentReading} from './IntentReading';
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

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Cluster} from '@site/src/components/Stack/Stack';
import type {Feature} from '@site/src/data/features';
import {founderPlansWith, type PlanFeatureId} from '@site/src/data/planFeatures';
import styles from './FeatureList.module.css';

/** Links to a feature in the demo and to its article. */
export function FeatureLinks({seeIt, readMore}: Pick<Feature, 'seeIt' | 'readMore'>): ReactNode {
  return (
    <Cluster as="ul" gap={6} rowGap={1} className={styles.links}>
      {[seeIt, readMore].map(
        (link) =>
          link && (
            <li key={link.to}>
              <Cluster as={Link} to={link.to} isInline className={styles.link}>
                {link.label}
              </Cluster>
            </li>
          ),
      )}
    </Cluster>
  );
}

/** The founder plans that include a feature, as a badge. */
export const PlanBadge = ({feature}: {readonly feature: PlanFeatureId}): ReactNode => (
  <Badge>{founderPlansWith(feature)}</Badge>
);

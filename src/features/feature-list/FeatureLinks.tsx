import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Feature} from '@site/src/data/features';
import styles from './FeatureLinks.module.css';

/** Where a feature can be seen, and where to read about it. */
export function FeatureLinks({seeIt, readMore}: Pick<Feature, 'seeIt' | 'readMore'>): ReactNode {
  return (
    <ul className={styles.links}>
      {[seeIt, readMore].map(
        (link) =>
          link && (
            <li key={link.to}>
              <Link to={link.to} className={styles.link}>
                {link.label}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

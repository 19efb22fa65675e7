import type {ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';
import styles from './SubjectRewrites.module.css';
import {lengthOf, rewrites} from './rewrites';

/** The subject lines before and after, with their lengths. */
export function SubjectRewrites(): ReactNode {
  return (
    <ol className={styles.list}>
      {rewrites.map(({before, after, why}) => (
        <li key={after} className={styles.pair}>
          <Text tone="muted" size="medium">
            <span className="visuallyHidden">Before: </span>
            <del>{before}</del> <Length of={before} />
          </Text>
          <Text weight="semibold">
            <span className="visuallyHidden">After: </span>
            <ins>{after}</ins> <Length of={after} />
          </Text>
          <Text tone="muted" size="medium">
            It {why}.
          </Text>
        </li>
      ))}
    </ol>
  );
}

function Length({of: subject}: {readonly of: string}): ReactNode {
  return (
    <Text as="span" size="label" tone="muted" weight="regular" isFigures>
      {lengthOf(subject)}
    </Text>
  );
}

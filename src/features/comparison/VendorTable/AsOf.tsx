import {History} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {formatAsOf, isStale, staleAfterDays} from '../age';
import styles from './VendorTable.module.css';

/** When a price was looked up, and a word when that is long ago. */
export function AsOf({
  asOf,
  builtOn,
}: {
  readonly asOf: string;
  readonly builtOn: string;
}): ReactNode {
  return (
    <span>
      <time dateTime={asOf} className={styles.date}>
        {formatAsOf(asOf)}
      </time>
      {isStale(asOf, builtOn) && (
        <span className={styles.stale}>
          <Icon icon={History} size={16} /> older than {staleAfterDays} days
        </span>
      )}
    </span>
  );
}

import {ChevronDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A native `<details>`, which works without JavaScript and with find-in-page. */
export function Disclosure({
  summary,
  isInitiallyOpen = false,
  children,
}: DisclosureProps): ReactNode {
  return (
    <details className={styles.disclosure} open={isInitiallyOpen}>
      <Cluster as="summary" gap={4} justify="between" isOneLine className={styles.summary}>
        <span>{summary}</span>
        <Icon icon={ChevronDown} tone="muted" className="chevron" />
      </Cluster>
      <Text as="div" tone="muted" isMeasured isTrimmed className={`prose ${styles.body}`}>
        {children}
      </Text>
    </details>
  );
}

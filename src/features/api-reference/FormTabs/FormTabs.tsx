import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {StoredTabs} from '../StoredTabs/StoredTabs';
import styles from './FormTabs.module.css';

interface FormTabsProps {
  /** Its name for readers. */
  readonly language: string;
  readonly sdk: ReactNode;
  readonly http: ReactNode;
  readonly isStacked?: boolean;
}

/** The same code with the SDK of a language and with plain HTTP. */
export function FormTabs({language, sdk, http, isStacked}: FormTabsProps): ReactNode {
  return (
    <StoredTabs
      storageKey={storageKeys.codeForm}
      wakesFor="http"
      className={styles.forms}
      label={`Form of the ${language} sample`}
      isStacked={isStacked}
      items={[
        {id: 'sdk', label: 'SDK', content: sdk},
        {id: 'http', label: 'HTTP', content: http},
      ]}
    />
  );
}

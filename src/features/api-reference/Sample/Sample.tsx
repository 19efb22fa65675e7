import type {ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {storageKeys} from '@site/src/data/storageKeys';
import {showsStored} from '@site/src/lib/pageMarks';
import {useStored} from '@site/src/lib/useStored';
import type {SampleData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import styles from './Sample.module.css';

interface SampleProps {
  readonly sample: SampleData;
  /** The title of the code. */
  readonly label: string;
}

/** A request in one language: with its SDK or with plain HTTP, as the reader chose on any page. */
export function Sample({sample: {sdkHtml, ...http}, label}: SampleProps): ReactNode {
  const [form, setForm] = useStored(storageKeys.codeForm);
  const plain = <Code code={{...http, label}} />;
  if (sdkHtml === undefined) return plain;
  return (
    <div className={styles.forms} {...showsStored(storageKeys.codeForm, 'http')}>
      <Tabs
        label={`Form of the ${http.label} sample`}
        isStacked
        active={form === 'http' ? 'http' : 'sdk'}
        onActivate={setForm}
        items={[
          {id: 'sdk', label: 'SDK', content: <Code code={{...http, html: sdkHtml, label}} />},
          {id: 'http', label: 'HTTP', content: plain},
        ]}
      />
    </div>
  );
}

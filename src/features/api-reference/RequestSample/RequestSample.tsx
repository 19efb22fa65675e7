import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {useLiveSamples} from '@site/src/lib/samples/live';
import type {RequestData} from '@site/plugins/api-reference/types';
import {SampleTitle} from '../Code/SampleTitle';
import styles from '../Code/Code.module.css';
import {Sample} from '../Sample/Sample';
import {StoredTabs} from '../StoredTabs/StoredTabs';

/** A request in the reader's language. In MDX: `<RequestSample id="searchLeads" />`. */
export function RequestSample({
  of: {samples, method, path},
}: {
  readonly of: RequestData;
}): ReactNode {
  const live = useLiveSamples(`${method} ${path}`);
  return (
    <div className={styles.panel}>
      <SampleTitle>Request</SampleTitle>
      <StoredTabs
        storageKey={storageKeys.codeLanguage}
        label="Language of the sample"
        isStacked
        items={samples.map((sample) => ({
          id: sample.id,
          label: sample.label,
          content: (
            <Sample sample={{...sample, ...live?.[sample.id]}} label={`${method} ${path}`} />
          ),
        }))}
      />
    </div>
  );
}

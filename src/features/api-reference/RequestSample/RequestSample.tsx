import clsx from 'clsx';
import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useLiveSamples} from '@site/src/lib/samples/live';
import type {RequestData} from '@site/plugins/api-reference/types';
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
    <div className={clsx(styles.panel, styles.request)} {...pageMarks.onInk}>
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

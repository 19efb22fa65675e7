import clsx from 'clsx';
import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useLiveSamples} from '@site/src/lib/samples/live';
import type {RequestData, SampleData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import styles from '../Code/Code.module.css';
import {FormTabs} from '../FormTabs/FormTabs';
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

interface SampleProps {
  readonly sample: SampleData;
  /** The title of the code. */
  readonly label: string;
}

/** A request in one language: with its SDK or with plain HTTP, as the reader chose on any page. */
function Sample({sample: {sdkHtml, ...http}, label}: SampleProps): ReactNode {
  const plain = <Code code={{...http, label}} isLabelKnown />;
  if (sdkHtml === undefined) return plain;
  return (
    <FormTabs
      language={http.label}
      isStacked
      sdk={<Code code={{...http, html: sdkHtml, label}} isLabelKnown />}
      http={plain}
    />
  );
}

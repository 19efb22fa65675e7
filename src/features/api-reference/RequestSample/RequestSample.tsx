import type {ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {storageKeys} from '@site/src/data/storageKeys';
import {showsStored} from '@site/src/lib/pageMarks';
import {useLiveSamples} from '@site/src/lib/samples/live';
import {useStored} from '@site/src/lib/useStored';
import type {RequestData} from '@site/plugins/api-reference/types';
import {SampleTitle} from '../Code/SampleTitle';
import styles from '../Code/Code.module.css';
import {Sample} from '../Sample/Sample';

/** A request in the reader's language. In MDX: `<RequestSample id="searchLeads" />`. */
export function RequestSample({
  of: {samples, method, path},
}: {
  readonly of: RequestData;
}): ReactNode {
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const live = useLiveSamples(`${method} ${path}`);
  const isKnown = samples.some(({id}) => id === language);
  const active = isKnown && language !== null ? language : samples[0]?.id;
  return (
    <div className={styles.panel} {...showsStored(storageKeys.codeLanguage)}>
      <SampleTitle>Request</SampleTitle>
      <Tabs
        label="Language of the sample"
        isStacked
        active={active}
        onActivate={setLanguage}
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

import type {ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {storageKeys} from '@site/src/data/storageKeys';
import {useStored} from '@site/src/lib/useStored';
import type {OperationData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import styles from './Operation.module.css';

/** The request in the reader's language, and the answers by status; of an event, what is sent. */
export function Rail({operation}: {readonly operation: OperationData}): ReactNode {
  const {isEvent, samples, examples} = operation;
  if (isEvent) {
    return samples.map((sample) => <Code key={sample.id} code={sample} />);
  }
  return (
    <>
      <Request operation={operation} />
      <div className={styles.panel}>
        <p className={styles.railTitle}>Response</p>
        <Tabs
          label="Status of the response"
          items={examples.map(({status, codes}) => ({
            id: status,
            label: status,
            content: codes.map((code) => <Code key={code.label} code={code} />),
          }))}
        />
      </div>
    </>
  );
}

function Request({
  operation: {samples, method, path},
}: {
  readonly operation: OperationData;
}): ReactNode {
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const isKnown = samples.some(({id}) => id === language);
  const active = isKnown && language !== null ? language : samples[0]?.id;
  return (
    <div className={styles.panel}>
      <p className={styles.railTitle}>Request</p>
      <Tabs
        label="Language of the sample"
        isStacked
        active={active}
        onActivate={setLanguage}
        items={samples.map((sample) => ({
          id: sample.id,
          label: sample.label,
          content: <Code code={{...sample, label: `${method} ${path}`}} />,
        }))}
      />
    </div>
  );
}

import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import type {ExampleData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import styles from '../Code/Code.module.css';

/** The first example response of a status. In MDX: `<ResponseSample id="searchLeads" status="422" />`. */
export function ResponseSample({of: {status, codes}}: {readonly of: ExampleData}): ReactNode {
  return (
    <div className={styles.panel} {...pageMarks.onInk}>
      {codes.slice(0, 1).map((code) => (
        <Code key={code.label} code={{...code, label: `Response ${status}: ${code.label}`}} />
      ))}
    </div>
  );
}

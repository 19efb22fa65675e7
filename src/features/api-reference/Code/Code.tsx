import {useRef, type ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import type {CodeData} from '@site/plugins/api-reference/types';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Code.module.css';

/** Code that was highlighted when the site was built, with a button that copies it. */
export function Code({code: {label, language, html}}: {readonly code: CodeData}): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <span className={styles.label}>{label}</span>
        <CopyButton
          variant="bare"
          className={styles.copy}
          {...pageMarks.needsScripts}
          label="Copy"
          subject={label}
          text={() => codeRef.current?.textContent ?? ''}
        />
      </div>
      <ScrollBox label={label} isPlain className={styles.scroll}>
        <pre className={`${styles.pre} language-${language}`}>
          <code ref={codeRef} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </ScrollBox>
    </div>
  );
}

import {Check, Copy} from 'lucide-react';
import {useRef, type ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {Icon} from '@site/src/components/Icon/Icon';
import {useCopy} from '@site/src/lib/useCopy';
import type {CodeData} from '@site/plugins/api-reference/types';
import styles from './Code.module.css';

const labels = {copied: 'Copied', failed: 'Select it and copy'};

/** Code that was highlighted when the site was built, with a button that copies it. */
export function Code({code: {label, language, html}}: {readonly code: CodeData}): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const {outcome, copy} = useCopy();
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <span className={styles.label}>{label}</span>
        <button
          data-needs-scripts
          type="button"
          className={styles.copy}
          onClick={() => void copy(codeRef.current?.textContent ?? '')}>
          <Icon icon={outcome === 'copied' ? Check : Copy} size={16} />
          <span aria-live="polite">{outcome === null ? 'Copy' : labels[outcome]}</span>
          <span className="visuallyHidden"> {label}</span>
        </button>
      </div>
      <ScrollBox label={label} isPlain className={styles.scroll}>
        <pre className={`${styles.pre} language-${language}`}>
          <code ref={codeRef} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </ScrollBox>
    </div>
  );
}

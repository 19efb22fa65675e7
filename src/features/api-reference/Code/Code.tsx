import {useRef, type ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {HighlightedCode, MoreLines} from '@site/src/components/HighlightedCode/HighlightedCode';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {CodeData} from '@site/plugins/api-reference/types';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Code.module.css';

interface CodeProps {
  readonly code: CodeData;
  /** Whether the text around it says the same as the label. */
  readonly isLabelKnown?: boolean;
}

/** Code highlighted at build time, with a copy button. */
export function Code({code: {label, language, html}, isLabelKnown = false}: CodeProps): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.code} {...pageMarks.onInk}>
      <Cluster gap={3} justify="between" isOneLine className={styles.bar}>
        <Text
          as="span"
          tone="muted"
          className={styles.label}
          {...(isLabelKnown && pageMarks.notInMarkdown)}>
          {label}
        </Text>
        <CopyButton
          variant="icon"
          {...pageMarks.notPrinted}
          label="Copy"
          subject={label}
          text={() => codeRef.current?.textContent ?? ''}
        />
      </Cluster>
      <ScrollBox label={label} frame="none" className={styles.scroll}>
        <pre dir="ltr" className={`${styles.pre} language-${language}`}>
          <HighlightedCode ref={codeRef} html={html} />
        </pre>
      </ScrollBox>
      {/* Requests are shown whole, because readers switch between their languages. */}
      {language === 'json' && <MoreLines html={html} />}
    </div>
  );
}

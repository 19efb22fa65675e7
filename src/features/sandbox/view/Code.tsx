import type {CSSProperties, ReactNode} from 'react';

import {HighlightedCode} from '@site/src/components/HighlightedCode/HighlightedCode';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Console.module.css';
import {htmlLines} from './htmlLines';

/** Text in a box that scrolls. A line that wraps keeps its indent if it has colors. */
export function Code({
  label,
  html,
  children,
}: {
  readonly label: string;
  /** The text with colors. */
  readonly html?: string | null;
  readonly children: string;
}): ReactNode {
  return (
    <pre
      className={styles.code}
      role="group"
      aria-label={label}
      // A box that scrolls must be focusable to scroll by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      translate="no"
      {...pageMarks.onInk}>
      {html
        ? htmlLines(html).map((line, number) => (
            <HighlightedCode
              key={number}
              html={`${line}\n`}
              className={styles.line}
              style={{'--indent': `${line.search(/\S|$/) + 2}ch`} as CSSProperties}
            />
          ))
        : children}
    </pre>
  );
}

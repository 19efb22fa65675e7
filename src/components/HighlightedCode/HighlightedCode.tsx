import clsx from 'clsx';
import type {CSSProperties, ReactNode, Ref} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './HighlightedCode.module.css';

/** Code that plugins/lib/highlighting has turned into HTML at build time. */
export function HighlightedCode({
  html,
  className,
  style,
  ref,
}: {
  readonly html: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLElement>;
}): ReactNode {
  return (
    <code
      ref={ref}
      className={clsx(styles.code, className)}
      style={style}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/**
 * Goes after the box of long code: cuts it at a full line, and opens it. It works without JavaScript.
 *
 * @param most lines that aren't cut. Longer code is cut to 14, or on phones to 10 (HighlightedCode.module.css), so that the line that opens it
 * saves more than it takes.
 */
export function MoreLines({
  html,
  most = 24,
}: {
  readonly html: string;
  readonly most?: number;
}): ReactNode {
  const lines = html.trimEnd().split('\n').length;
  if (lines <= most) return null;
  return (
    <details className={styles.more} {...pageMarks.notInMarkdown} {...pageMarks.notPrinted}>
      <summary>
        <span className={styles.all}>Show all {lines} lines</span>
        <span className={styles.fewer}>Show fewer lines</span>
      </summary>
    </details>
  );
}

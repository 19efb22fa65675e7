import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';

import styles from './HighlightedCode.module.css';

/** Code that plugins/highlighting has turned into HTML at build time. */
export function HighlightedCode({
  html,
  className,
  ref,
}: {
  readonly html: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}): ReactNode {
  return (
    <code
      ref={ref}
      className={clsx(styles.code, className)}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

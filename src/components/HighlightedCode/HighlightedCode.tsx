import clsx from 'clsx';
import type {CSSProperties, ReactNode, Ref} from 'react';

import styles from './HighlightedCode.module.css';

/** Code that plugins/highlighting has turned into HTML at build time. */
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

import {useEffect, useRef, type ReactNode} from 'react';

import styles from './FormFields.module.css';

/** What became of a form. It takes the form's place and its focus, and so it is read out. */
export function FormDone({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.done}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

import {useEffect, useRef, type ReactNode} from 'react';

import styles from './ClosedNote.module.css';

/** Stands where the widget was, so that the focus has somewhere to go, and says that it is gone. */
export function ClosedNote(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    ref.current?.focus({preventScroll: true});
  }, []);
  return (
    <p ref={ref} tabIndex={-1} className={styles.note}>
      Live activity is closed for this visit.
    </p>
  );
}

import {useEffect, useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import styles from './Entry.module.css';
import type {EntryState} from './entryMachine';
import {outcomeTexts, requestText} from './entryTexts';

export interface EntryDoneProps {
  readonly entry: Extract<EntryState, {status: 'success'}>;
  readonly onDone: () => void;
  /** Stands above the answer where nothing else names it. */
  readonly title?: ReactNode;
}

/** What became of the entry. It takes the form's place and its focus, and so it is read out. */
export function EntryDone({entry, onDone, title}: EntryDoneProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);

  return (
    <div ref={ref} tabIndex={-1} className={styles.done}>
      {title}
      <p className={styles.answer}>
        {entry.email} · {requestText(entry.request)}. {outcomeTexts[entry.outcome]}
      </p>
      <Button
        size="large"
        onClick={(event) => {
          // The second half of a double click on "Reserve My Spot" must not close its answer.
          if (event.detail <= 1) onDone();
        }}>
        Done
      </Button>
    </div>
  );
}

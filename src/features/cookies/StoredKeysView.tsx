import {Download, Trash2} from 'lucide-react';
import {useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {HeldEntry} from './storedEntries';
import {StoredEntry} from './StoredEntry';
import styles from './StoredKeys.module.css';

export interface StoredKeysViewProps {
  readonly entries: readonly HeldEntry[];
  /** Whether the device has been looked at; not in the page as it is sent. */
  readonly isKnown: boolean;
  /** What the device holds, in words; null before it has been looked at. */
  readonly summary: string | null;
  /** What the last press of a button did. */
  readonly note: string;
  readonly onClear: (entries: readonly HeldEntry[]) => void;
  readonly onExport: () => void;
}

/** The list of keys. A button that removes itself hands the focus on: to its entry, or to the line that says what was done. */
export function StoredKeysView(props: StoredKeysViewProps): ReactNode {
  const {entries, isKnown, summary, note, onClear, onExport} = props;
  const noteRef = useRef<HTMLParagraphElement>(null);
  const isEmpty = entries.every(({items}) => items.length === 0);

  return (
    <div className={styles.stored}>
      <div className={styles.head}>
        <p className={styles.summary} {...pageMarks.visitorsDevice}>
          {summary}
        </p>
        <div className={styles.controls} {...pageMarks.visitorsDevice}>
          <Button icon={Download} disabled={isEmpty} onClick={onExport}>
            Export
          </Button>
          <Button
            icon={Trash2}
            disabled={isEmpty}
            onClick={() => {
              noteRef.current?.focus();
              onClear(entries);
            }}>
            Clear all
          </Button>
        </div>
        <p
          ref={noteRef}
          className={styles.note}
          role="status"
          tabIndex={-1}
          {...pageMarks.visitorsDevice}>
          {note}
        </p>
      </div>
      <ul className={styles.list} aria-label="Keys in your browser’s storage">
        {entries.map((held) => (
          <StoredEntry
            key={held.entry.key}
            {...held}
            isKnown={isKnown}
            onClear={() => onClear([held])}
          />
        ))}
      </ul>
    </div>
  );
}

import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {pageMarks} from '@site/src/lib/pageMarks';
import type {HeldEntry} from './storedEntries';
import styles from './StoredKeys.module.css';
import {lifetimeText} from './storedTexts';

/** Characters of a value that are shown as they are; a longer one opens. */
const SHORT_VALUE = 120;

/** One key of the list: its purpose, how long it lasts, and what is stored under it. */
export function StoredEntry({
  entry,
  items,
  isKnown,
  onClear,
}: HeldEntry & {readonly isKnown: boolean; readonly onClear: () => void}): ReactNode {
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div>
        <p className={styles.purpose}>{entry.purpose}</p>
        <p className={styles.facts}>
          <code>{entry.key}</code> <span className={styles.lifetime}>{lifetimeText(entry)}</span>
        </p>
      </div>
      <div className={styles.state} {...pageMarks.visitorsDevice}>
        {items.length > 0 ? (
          <Button
            onClick={(event) => {
              event.currentTarget.closest('li')?.focus();
              onClear();
            }}>
            Clear <span className="visuallyHidden">{entry.key}</span>
          </Button>
        ) : (
          isKnown && 'Nothing stored'
        )}
      </div>
      {items.length > 0 && (
        <dl className={styles.items} {...pageMarks.visitorsDevice}>
          {items.map(({key, value}) => (
            <div key={key} className={styles.item}>
              <dt className={key === entry.key ? 'visuallyHidden' : styles.itemKey}>{key}</dt>
              <dd className={styles.value}>
                <Value text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Value({text}: {readonly text: string}): ReactNode {
  if (text === '') return <span className={styles.empty}>an empty text</span>;
  if (text.length <= SHORT_VALUE) return <code>{text}</code>;
  return (
    <details>
      <summary className={styles.more}>{text.length.toLocaleString('en-US')} characters</summary>
      <code>{text}</code>
    </details>
  );
}

import {ChevronDown, Download, Trash2} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Fold} from '@site/src/components/Fold/Fold';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {storageEntries} from '@site/src/data/storageEntries';
import {withCommas} from '@site/src/data/written';
import {dropSecondClick} from '@site/src/lib/clicks';
import {pageMarks} from '@site/src/lib/pageMarks';
import {saveText} from '@site/src/lib/saveText';
import {
  exportedText,
  exportText,
  lifetimeText,
  otherItems,
  removalText,
  storedEntries,
  summaryText,
  type StoredEntry,
} from './storedEntries';
import styles from './StoredKeys.module.css';
import {useStoredItems} from './useStoredItems';

const FILE_NAME = `${brand.domain}-stored.json`;
const nothingKnown = {local: null, session: null};

/**
 * The items this site has stored in the browser, with buttons to export and clear it, and the other keys that it may write. A
 * button that removes itself moves the focus to the line that announces the result.
 */
export function StoredKeys(): ReactNode {
  const {snapshot, remove} = useStoredItems();
  const [{note, number}, showNote] = useState({note: '', number: 0});
  // Each note is a new element, so that the same result is announced again.
  const setNote = (next: string) => showNote((before) => ({note: next, number: before.number + 1}));
  const noteRef = useRef<HTMLParagraphElement>(null);
  const entries = storedEntries(storageEntries, snapshot ?? nothingKnown);
  const stored = entries.filter(({items}) => items.length > 0);
  const others = entries.filter(({items}) => items.length === 0);
  const count = entries.flatMap(({items}) => items).length;

  const clear = (cleared: readonly StoredEntry[]) => {
    noteRef.current?.focus();
    const wanted = cleared.flatMap(({entry, items}) =>
      items.map(({key}) => ({area: entry.area, key})),
    );
    const removed = wanted.filter(({area, key}) => remove(area, key));
    const keys = (items: typeof wanted) => items.map(({key}) => key);
    setNote(removalText(keys(wanted), keys(removed)));
  };

  return (
    <Text as="div" marginBottom={8}>
      <Grid
        columns={[1, 'auto']}
        collapse="phone"
        gap={6}
        rowGap={3}
        align="center"
        className={styles.head}>
        <Text weight="semibold" leading={1.4} {...pageMarks.visitorsDevice}>
          {snapshot && summaryText(snapshot, count, otherItems(storageEntries, snapshot))}
        </Text>
        <Cluster gap={2} {...pageMarks.visitorsDevice} {...pageMarks.notPrinted}>
          <Button
            icon={Download}
            disabled={count === 0}
            onClick={() => {
              saveText(FILE_NAME, exportText(entries));
              setNote(exportedText(count, FILE_NAME));
            }}>
            Export
          </Button>
          <Button icon={Trash2} disabled={count === 0} onClick={() => clear(entries)}>
            Clear all
          </Button>
        </Cluster>
        <Text
          ref={noteRef}
          size="small"
          tone="accent"
          className={styles.note}
          role="status"
          tabIndex={-1}
          {...pageMarks.visitorsDevice}>
          <span key={number}>{note}</span>
        </Text>
      </Grid>
      {stored.length > 0 && (
        <Stack
          as="ul"
          gap={4}
          isDivided
          line="above"
          aria-label="Stored in your browser"
          onClickCapture={dropSecondClick}
          {...pageMarks.visitorsDevice}>
          {stored.map((each) => (
            <KeyRow key={each.entry.key} {...each} onClear={() => clear([each])} />
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <Fold
          isAtEveryWidth
          className={styles.others}
          summary={
            <span {...pageMarks.visitorsDevice}>
              {others.length} {stored.length > 0 && 'other '}
              {others.length === 1 ? 'key' : 'keys'} the site can write
            </span>
          }>
          <Stack as="ul" gap={4} isDivided line="above" aria-label="Keys the site can write">
            {others.map((each) => (
              <KeyRow key={each.entry.key} {...each} />
            ))}
          </Stack>
        </Fold>
      )}
    </Text>
  );
}

/** A key with its purpose, how long it lasts, and its stored values. */
function KeyRow({
  entry,
  items,
  onClear,
}: StoredEntry & {
  /** Missing if nothing is stored. */
  readonly onClear?: () => void;
}): ReactNode {
  return (
    <Grid
      as="li"
      columns={onClear ? [1, 'auto'] : [1]}
      collapse="never"
      gap={4}
      rowGap={2}
      align="start"
      className={styles.entry}>
      <Stack gap={1} className={styles.about}>
        <Text size="body">{entry.purpose}</Text>
        <Cluster as={Text} gap={3} rowGap={1} align="baseline" size="small" tone="muted">
          <code>{entry.key}</code>{' '}
          <Text as="span" isOneLine>
            {lifetimeText(entry)}
          </Text>
        </Cluster>
      </Stack>
      {onClear && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={onClear}
          {...pageMarks.notPrinted}>
          Clear <span className="visuallyHidden">{entry.key}</span>
        </Button>
      )}
      {items.length > 0 && (
        <Stack as="dl" gap={3} marginTop={1} padding={[3, 4]} className={styles.items}>
          {items.map(({key, value}) => (
            <div key={key}>
              <dt className={key === entry.key ? 'visuallyHidden' : styles.itemKey}>{key}</dt>
              <Text as="dd" size="small">
                <Value text={value} />
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Grid>
  );
}

/** Longer values are collapsed. */
const SHORT_VALUE = 120;

function Value({text}: {readonly text: string}): ReactNode {
  if (text === '') {
    return (
      <Text as="span" tone="muted">
        Empty
      </Text>
    );
  }
  if (text.length <= SHORT_VALUE) return <code>{text}</code>;
  return (
    <details>
      <Cluster as="summary" gap={2} isInline isOneLine isTarget>
        <span>{withCommas(text.length)} characters</span>
        <Icon icon={ChevronDown} size={16} tone="muted" className="chevron" />
      </Cluster>
      <code>{text}</code>
    </details>
  );
}

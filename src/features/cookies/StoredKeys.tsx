import {useState, type ReactNode} from 'react';

import {brand} from '@site/src/data/brand';
import {storageEntries} from '@site/src/data/storageKeys';
import {saveText} from '@site/src/lib/saveText';
import {exportText, heldEntries, otherItems, type HeldEntry} from './storedEntries';
import {StoredKeysView} from './StoredKeysView';
import {exportedText, removalText, summaryText} from './storedTexts';
import {useStoredItems} from './useStoredItems';

const FILE_NAME = `${brand.domain}-stored.json`;
const nothingKnown = {local: null, session: null};

/** Every key this site may write in the browser's own storage, what it holds now, and the way to be rid of it. */
export function StoredKeys(): ReactNode {
  const {snapshot, remove} = useStoredItems();
  const [note, setNote] = useState('');
  const held = heldEntries(storageEntries, snapshot ?? nothingKnown);
  const count = held.flatMap(({items}) => items).length;

  const clear = (entries: readonly HeldEntry[]) => {
    const wanted = entries.flatMap(({entry, items}) =>
      items.map(({key}) => ({area: entry.area, key})),
    );
    const removed = wanted.filter(({area, key}) => remove(area, key));
    const keys = (items: typeof wanted) => items.map(({key}) => key);
    setNote(removalText(keys(wanted), keys(removed)));
  };

  return (
    <StoredKeysView
      entries={held}
      isKnown={snapshot !== null}
      summary={snapshot && summaryText(snapshot, count, otherItems(storageEntries, snapshot))}
      note={note}
      onClear={clear}
      onExport={() => {
        saveText(FILE_NAME, exportText(held));
        setNote(exportedText(count, FILE_NAME));
      }}
    />
  );
}

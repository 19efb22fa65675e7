import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {storageEntries, type StorageEntry} from '@site/src/data/storageKeys';

const kept = {
  local: 'Until you clear it',
  session: 'Until you close the tab',
} satisfies Record<StorageEntry['area'], string>;

const columns: readonly Column<StorageEntry>[] = [
  {key: 'key', head: 'Key', cell: ({key}) => <code>{key}</code>},
  {key: 'purpose', head: 'What it remembers', cell: ({purpose}) => purpose},
  {key: 'area', head: 'How long', cell: ({area}) => kept[area]},
];

/** Every key this site may write in the browser's own storage. */
export function StoredKeys(): ReactNode {
  return (
    <DataTable
      caption="Kept in your browser's storage and never sent to us"
      columns={columns}
      rows={storageEntries}
      rowKey={({key}) => key}
    />
  );
}

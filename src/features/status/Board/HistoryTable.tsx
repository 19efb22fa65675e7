import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {levelNames} from '@site/src/data/status/levels';
import type {StatusRecord} from '@site/src/data/status/types';
import {
  formatUptime,
  HISTORY_DAYS,
  historyOf,
  type HistoryDay,
} from '@site/src/domain/status/history';
import {formatDay} from '../formatTimes';

/** The same 90 days as a table: days down, components across, the latest first. */
export function HistoryTable({record}: {readonly record: StatusRecord}): ReactNode {
  const histories = record.components.map(({id, name}) => ({name, days: historyOf(id, record)}));
  const rows = Array.from({length: HISTORY_DAYS}, (_row, back) =>
    histories.map(({days}) => days[HISTORY_DAYS - 1 - back]!),
  );
  const columns: Column<HistoryDay[]>[] = [
    {key: 'day', head: 'Day', cell: ([day]) => formatDay(day!.date)},
    ...histories.map(({name}, at) => ({
      key: name,
      head: name,
      cell: (days: HistoryDay[]) => {
        const {level, uptimePercent} = days[at]!;
        return level === 'operational'
          ? formatUptime(uptimePercent)
          : `${formatUptime(uptimePercent)}, ${levelNames[level].toLowerCase()}`;
      },
    })),
  ];
  return (
    <Disclosure summary="The same as a table">
      <DataTable
        caption={`Uptime of the last ${HISTORY_DAYS} days, a row a day`}
        columns={columns}
        rows={rows}
        rowKey={([day]) => day!.date}
      />
    </Disclosure>
  );
}

import {useState, type PointerEvent, type ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {levelNames} from '@site/src/data/status/levels';
import type {StatusRecord} from '@site/src/data/status/types';
import {
  currentLevel,
  formatUptime,
  HISTORY_DAYS,
  historyOf,
  uptimeOf,
  type HistoryDay,
} from '@site/src/domain/status/history';
import {longDate} from '@site/src/lib/dates';
import {LevelLabel} from './LevelLabel';
import styles from './Status.module.css';

/** Every component with its status, uptime, typical response time, and last 90 days. */
export function Board({record}: {readonly record: StatusRecord}): ReactNode {
  return (
    <Stack as="ul" gap={6} isDivided isFramed>
      {record.components.map(({id, name, description, responseTimeMs}) => (
        <Stack as="li" key={id} gap={8} rowGap={2} className={styles.component}>
          <Cluster gap={4} rowGap={1} align="baseline" justify="between">
            <Text as="h3" size="large">
              {name}
            </Text>
            <LevelLabel level={currentLevel(id, record)} />
          </Cluster>
          <Text size="small" tone="muted">
            {description}
          </Text>
          <HistoryBar name={name} days={historyOf(id, record)} />
          <Cluster as="dl" gap={8} rowGap={2} align="stretch" className={styles.figures}>
            <Figure
              name={`Uptime, ${HISTORY_DAYS} days`}
              value={formatUptime(uptimeOf(id, record))}
            />
            <Figure name="Typical response time" value={`${responseTimeMs} ms`} />
          </Cluster>
        </Stack>
      ))}
    </Stack>
  );
}

function Figure({name, value}: {readonly name: string; readonly value: string}): ReactNode {
  return (
    <Cluster gap={4} align="stretch" justify="between" isOneLine>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <Text as="dd" size="small" weight="semibold" isFigures>
        {value}
      </Text>
    </Cluster>
  );
}

interface HistoryBarProps {
  /** The component's name, for screen readers. */
  readonly name: string;
  /** Oldest first. */
  readonly days: readonly HistoryDay[];
}

/**
 * A stroke for each day below an invisible slider: arrow keys, a finger, or a mouse select a day, and screen readers
 * announce it.
 */
function HistoryBar({name, days}: HistoryBarProps): ReactNode {
  const last = days.length - 1;
  const [index, setIndex] = useState(last);
  const day = days[index];
  const readByPointer = (event: PointerEvent<HTMLInputElement>) => {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * days.length);
    setIndex(Math.min(last, Math.max(0, at)));
  };
  return (
    <Text as={Stack} gap={1} size="label" tone="muted" isFigures className={styles.history}>
      <div className={styles.strokes}>
        {days.map(({date, level}, at) => (
          <span
            key={date}
            className={styles.stroke}
            data-level={level}
            data-read={at === index || undefined}
          />
        ))}
        <input
          type="range"
          className={`overlay ${styles.slider}`}
          aria-label={`History of ${name}, day by day`}
          aria-valuetext={day && describe(day)}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
          onPointerMove={readByPointer}
        />
      </div>
      <Cluster as="p" justify="between" isOneLine aria-hidden="true">
        <span>{days.length} days ago</span>
        <span>Today</span>
      </Cluster>
      <p aria-hidden="true">{day && describe(day)}</p>
    </Text>
  );
}

function describe({date, level, uptimePercent, events}: HistoryDay): string {
  const what = events.length > 0 ? events.join(', ') : levelNames[level];
  return `${longDate(date)}: ${what}, ${formatUptime(uptimePercent)}`;
}

/** The 90 days as a table, latest first, with a column for each component. */
export function HistoryTable({record}: {readonly record: StatusRecord}): ReactNode {
  const histories = record.components.map(({id, name}) => ({name, days: historyOf(id, record)}));
  const rows = Array.from({length: HISTORY_DAYS}, (_row, back) =>
    histories.map(({days}) => days[HISTORY_DAYS - 1 - back]!),
  );
  const columns: Column<HistoryDay[]>[] = [
    {key: 'day', head: 'Day', cell: ([day]) => longDate(day!.date)},
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
    <Disclosure summary="View history as a table">
      <DataTable
        caption={`Daily uptime, last ${HISTORY_DAYS} days`}
        columns={columns}
        rows={rows}
        rowKey={([day]) => day!.date}
      />
    </Disclosure>
  );
}

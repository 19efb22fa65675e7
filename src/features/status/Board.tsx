import clsx from 'clsx';
import {useState, type CSSProperties, type PointerEvent, type ReactNode} from 'react';

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
import {longDate, shortDate} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import {LevelLabel} from './LevelLabel';
import styles from './Status.module.css';

/**
 * Every component with its status, uptime, typical response time, and last 90 days, as a grid with a column for each
 * day. An invisible slider over the grid selects a day by mouse, finger, or arrow keys, and screen readers announce it.
 */
export function Board({record}: {readonly record: StatusRecord}): ReactNode {
  const rows = record.components.map((component) => ({
    ...component,
    days: historyOf(component.id, record),
  }));
  const last = HISTORY_DAYS - 1;
  const [picked, setIndex] = useState<number | null>(null);
  const index = picked ?? last;
  const readByPointer = (event: PointerEvent<HTMLInputElement>) => {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * HISTORY_DAYS);
    setIndex(Math.min(last, Math.max(0, at)));
  };
  const day = describe(rows.map(({name, days}) => ({name, ...days[index]!})));
  return (
    <>
      <div
        className={styles.board}
        style={{'--rows': rows.length, '--days': HISTORY_DAYS} as CSSProperties}>
        <Text as="div" size="label" tone="muted" className={styles.heads} aria-hidden="true">
          <span>Component</span>
          <span>Status</span>
          <span>Last {HISTORY_DAYS} days</span>
          <span>Uptime</span>
          <span>Response time</span>
        </Text>
        <ul className={styles.rows}>
          {rows.map(({id, name, description, responseTimeMs, days}, row) => (
            <li key={id} className={styles.component} style={{gridRow: row + 2}}>
              <div className={styles.name}>
                <Text as="h3" size="body">
                  {name}
                </Text>
                <Text size="label" tone="muted">
                  {description}
                </Text>
              </div>
              <LevelLabel level={currentLevel(id, record)} />
              <div className={styles.strokes}>
                {days.map(({date, level}, at) => (
                  <span
                    key={date}
                    className={styles.stroke}
                    data-level={level}
                    data-read={at === index || undefined}
                  />
                ))}
              </div>
              <dl className={styles.figures}>
                <Figure name="Uptime" value={formatUptime(uptimeOf(id, record))} />
                <Figure name="Response time" value={`${responseTimeMs} ms`} />
              </dl>
            </li>
          ))}
        </ul>
        <div className={styles.days}>
          <input
            type="range"
            className="overlay"
            aria-label="History, day by day"
            aria-valuetext={day}
            min={0}
            max={last}
            value={index}
            onChange={(event) => setIndex(Number(event.target.value))}
            onPointerMove={readByPointer}
            // A press sets the value by the thumb's middle, up to two days from the pointer.
            onPointerUp={readByPointer}
          />
        </div>
        <Text
          as={Cluster}
          gap={4}
          justify="between"
          isOneLine
          size="label"
          tone="muted"
          className={styles.axis}
          style={{gridRow: rows.length + 2}}
          aria-hidden="true">
          <span>{shortDate(rows[0]!.days[0]!.date)}</span>
          <span>{shortDate(rows[0]!.days[last]!.date)}</span>
        </Text>
      </div>
      <Cluster
        gap={8}
        rowGap={1}
        justify="between"
        marginTop={3}
        marginBottom={2}
        aria-hidden="true">
        <Text
          size="small"
          tone="muted"
          isFigures
          {...pageMarks.needsScripts}
          {...pageMarks.notPrinted}>
          {picked === null ? 'Pick a day to see what happened.' : day}
        </Text>
        <Legend />
      </Cluster>
    </>
  );
}

/** A day's stroke at each level, with the level's name. */
function Legend(): ReactNode {
  return (
    <Text as={Cluster} gap={4} rowGap={0} size="label" tone="muted" {...pageMarks.notInMarkdown}>
      {Object.entries(levelNames).map(([level, name]) => (
        <Cluster as="span" key={level} gap={2} isOneLine>
          <span className={clsx(styles.strokes, styles.sample)}>
            <span className={styles.stroke} data-level={level} />
          </span>
          {name}
        </Cluster>
      ))}
    </Text>
  );
}

function Figure({name, value}: {readonly name: string; readonly value: string}): ReactNode {
  return (
    <Text as="div" size="small" isFigures className={styles.figure}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" weight="semibold">
        {value}
      </Text>
    </Text>
  );
}

/** Describes a day: what happened, by component. */
function describe(day: readonly (HistoryDay & {readonly name: string})[]): string {
  const eventful = day.filter(({level}) => level !== 'operational');
  const notes = eventful.map(
    ({name, level, uptimePercent, events}) =>
      `${name}: ${events.join(', ') || levelNames[level]}, ${formatUptime(uptimePercent)}`,
  );
  return `${longDate(day[0]!.date)}. ${notes.join('. ') || 'All components operational'}.`;
}

/** The 90 days as a table, latest first, with a column for each component. */
export function HistoryTable({record}: {readonly record: StatusRecord}): ReactNode {
  const histories = record.components.map(({id, name}) => ({name, days: historyOf(id, record)}));
  const rows = Array.from({length: HISTORY_DAYS}, (_row, back) =>
    histories.map(({days}) => days[HISTORY_DAYS - 1 - back]!),
  );
  const columns: Column<HistoryDay[]>[] = [
    {
      key: 'day',
      head: 'Day',
      cell: ([day]) => (
        <Text as="span" isOneLine>
          {shortDate(day!.date)}
        </Text>
      ),
    },
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
    <Stack line="above" marginTop={4} {...pageMarks.notPrinted}>
      <Disclosure summary="View history as a table">
        <DataTable
          caption={`Daily uptime, last ${HISTORY_DAYS} days`}
          columns={columns}
          rows={rows}
          rowKey={([day]) => day!.date}
        />
      </Disclosure>
    </Stack>
  );
}

import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {TokenText} from '@site/src/components/TokenText/TokenText';
import type {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Screen.module.css';

interface ScreenProps extends Partial<typeof pageMarks.laidOutLater> {
  /** The path in the product, such as `Settings / Team`. */
  readonly title: string;
  readonly caption?: string;
  readonly children: ReactNode;
}

/** A mock screen of the product in HTML: sharp, themed, and readable for screen readers and search. */
export function Screen({title, caption, children, ...marks}: ScreenProps): ReactNode {
  return (
    <Stack
      as="figure"
      gap={2}
      marginTop={6}
      marginBottom={6}
      className={styles.figure}
      data-screen=""
      {...marks}>
      <Panel className={styles.screen}>
        <Text size="label" tone="muted" weight="semibold" className={styles.bar}>
          {title}
        </Text>
        <Cluster gap={3} rowGap={0} align="stretch" className={styles.content}>
          {children}
        </Cluster>
      </Panel>
      {caption && (
        <Text as="figcaption" size="small" tone="muted">
          {caption}
        </Text>
      )}
    </Stack>
  );
}

/** The tabs of a mock screen; none can be clicked. `active` is one of `items`. */
export function ScreenTabs({
  items,
  active,
}: {
  readonly items: readonly string[];
  readonly active: string;
}): ReactNode {
  return (
    <Cluster as="p" gap={3} rowGap={1} align="stretch" className={styles.tabs}>
      {items.map((item) => (
        <span key={item} className={styles.tab} data-active={item === active}>
          {item}
        </span>
      ))}
    </Cluster>
  );
}

/** A field with its label, its value, and the product's hint below it. */
export function ScreenField({
  label,
  value,
  hint,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}): ReactNode {
  return (
    <Grid as="p" columns={[2, 3]} collapse="never" gap={4} rowGap={1} className={styles.line}>
      <Text as="span" tone="muted">
        {label}
      </Text>
      <span className={styles.value} data-part="value">
        <TokenText text={value} />
      </span>
      {hint && <Hint>{hint}</Hint>}
    </Grid>
  );
}

/** A switch with its state as text; off unless it `isOn`. */
export function ScreenToggle({
  label,
  isOn = false,
  hint,
}: {
  readonly label: string;
  readonly isOn?: boolean;
  readonly hint?: string;
}): ReactNode {
  return (
    <Line title={label} hint={hint}>
      <Text
        as="span"
        size="label"
        tone="muted"
        weight="semibold"
        className={styles.switch}
        data-on={isOn}>
        {isOn ? 'On' : 'Off'}
      </Text>
    </Line>
  );
}

/** A code of a bounce or a date, which doesn't break. */
const UNBROKEN = /^(?:[\d .]+|\w{3} \d+, \d{4})$/;

/** Letters that the columns of a table have next to each other on a phone. */
const PHONE_LETTERS = 30;

/** Whether a phone shows all cells without a line break. Only the headings wrap, between their words. */
function fitsPhone(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const widths = head.map((heading, index) =>
    Math.max(
      ...[...heading.split(' '), ...rows.map((row) => row[index] ?? '')].map((text) => text.length),
    ),
  );
  return widths.reduce((sum, width) => sum + width, 0) <= PHONE_LETTERS;
}

/** A table with a header row; each row has a cell for each column. On phones, a wide one shows each row as a block. */
export function ScreenTable({
  head,
  rows,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const isStacked = !fitsPhone(head, rows);
  return (
    <ScrollBox label={head.join(', ')} frame="rows">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={head[index]}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={
                      isStacked && (index > 0 || /^\d+$/.test(cell)) ? head[index] : undefined
                    }
                    style={!isStacked || UNBROKEN.test(cell) ? {whiteSpace: 'nowrap'} : undefined}>
                    <TokenText text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A lead with its score from 0 to 100 on the heat bar. */
export function ScreenLead({
  name,
  role,
  score,
}: {
  readonly name: string;
  readonly role: string;
  readonly score: number;
}): ReactNode {
  return (
    <Line title={name} hint={role}>
      <HeatBar score={score} />
    </Line>
  );
}

/** Looks like a button and can't be clicked. `isPrimary` marks the next one to click. */
export function ScreenAction({
  isPrimary = false,
  children,
}: {
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.action} data-part="action" data-on={isPrimary}>
      {children}
    </span>
  );
}

/** A line of a list: a title with a hint below it, and something at the end. */
function Line({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Cluster as="p" gap={4} rowGap={2} justify="between" className={styles.line}>
      <span>
        <Text as="span" weight="semibold" isBlock>
          {title}
        </Text>
        {hint && <Hint>{hint}</Hint>}
      </span>
      {children}
    </Cluster>
  );
}

function Hint({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Text as="span" size="label" tone="muted" isBlock>
      {children}
    </Text>
  );
}

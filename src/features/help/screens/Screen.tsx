import type {ReactNode} from 'react';

import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import styles from './Screen.module.css';

export interface ScreenProps {
  /** Where in the product this is, such as `Settings / Team`. */
  readonly title: string;
  readonly caption?: string;
  readonly children: ReactNode;
}

/** A screen of the product, drawn in HTML: sharp, themed, readable by a screen reader and by search. */
export function Screen({title, caption, children}: ScreenProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.screen}>
        <p className={styles.bar}>{title}</p>
        <div className={styles.content}>{children}</div>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** The tabs of a screen, drawn: the active one is marked, and none can be pressed. `active` is one of `items`. */
export function ScreenTabs({
  items,
  active,
}: {
  readonly items: readonly string[];
  readonly active: string;
}): ReactNode {
  return (
    <p className={styles.tabs}>
      {items.map((item) => (
        <span key={item} className={styles.tab} data-active={item === active}>
          {item}
        </span>
      ))}
    </p>
  );
}

/** A field that is filled in: its label, what stands in it, and what the product says below it. */
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
    <p className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </p>
  );
}

/** A switch, drawn, with its state in a word; off unless it `isOn`. */
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
    <p className={styles.toggle}>
      <span>
        <span className={styles.toggleLabel}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.switch} data-on={isOn}>
        {isOn ? 'On' : 'Off'}
      </span>
    </p>
  );
}

/** A table of the product: `head` names the columns, and each row has a cell for each of them. */
export function ScreenTable({
  head,
  rows,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <ScrollBox label={head.join(', ')} isPlain>
      <table className={styles.table}>
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
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A line of a list of leads: who it is, and the score, 0 to 100, on the heat bar. */
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
    <p className={styles.lead}>
      <span>
        <span className={styles.leadName}>{name}</span>
        <span className={styles.hint}>{role}</span>
      </span>
      <HeatBar score={score} />
    </p>
  );
}

/** The label of a button, drawn: it cannot be pressed and is no control. The one to press next `isPrimary`. */
export function ScreenAction({
  isPrimary = false,
  children,
}: {
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.action} data-primary={isPrimary}>
      {children}
    </span>
  );
}

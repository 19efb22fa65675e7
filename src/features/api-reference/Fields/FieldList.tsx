import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {FieldData} from '@site/plugins/api-reference/types';
import {searchedAsHeading} from '@site/src/lib/pageMarks';
import styles from './Fields.module.css';

interface FieldListProps {
  readonly fields: readonly FieldData[];
  /** The id that the address points to. */
  readonly target: string;
  /** Whether we send them: then what is not always there is told of, not what has to be sent. */
  readonly isAnswer?: boolean;
  /** How many fields these stand in. */
  readonly depth?: number;
}

/** Fields that stand in fewer than this many others are unfolded from the start. */
const OPEN_DEPTH = 2;

/** Levels 2 and above are headings of the page; search shows at most six. */
const searchLevel = (depth: number) => Math.min(depth + 4, 6);

/** The fields of an object, each with an address of its own and, foldable, its own fields. */
export function FieldList({
  fields,
  target,
  isAnswer = false,
  depth = 0,
}: FieldListProps): ReactNode {
  return (
    // A list without its marks is none to Safari unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.id} {...{field, target, isAnswer, depth}} />
      ))}
    </ul>
  );
}

function Field({
  field,
  target,
  isAnswer,
  depth,
}: Required<Omit<FieldListProps, 'fields'>> & {readonly field: FieldData}): ReactNode {
  const {id, name, type, isRequired, textHtml, fields, noteHtml} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={clsx(styles.field, id === target && styles.target)}>
      <div className={styles.head}>
        <Link to={`#${id}`} className={styles.name} {...searchedAsHeading(searchLevel(depth))}>
          <code>{name}</code>
        </Link>
        <span className={styles.type}>{type}</span>
        {isRequired && !isAnswer && <span className={styles.required}>required</span>}
        {!isRequired && isAnswer && <span className={styles.type}>not always there</span>}
      </div>
      {textHtml && <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />}
      <Rules field={field} />
      {fields && (
        <details className={styles.nested} open={depth < OPEN_DEPTH}>
          <summary className={styles.summary}>
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}
            <span className="visuallyHidden"> of {name}</span>
          </summary>
          {noteHtml && <div className={styles.text} dangerouslySetInnerHTML={{__html: noteHtml}} />}
          <FieldList {...{fields, target, isAnswer}} depth={depth + 1} />
        </details>
      )}
    </li>
  );
}

/** The constraints of a value, its default and an example. */
function Rules({
  field: {rules, pattern, values, fallback, example},
}: {
  readonly field: FieldData;
}): ReactNode {
  const rows: [string, ReactNode][] = [];
  if (values)
    rows.push([values.length === 1 ? 'Always' : 'One of', <Codes key="values" values={values} />]);
  if (rules) rows.push(['Limits', rules.join(', ')]);
  if (pattern) rows.push(['Pattern', <code key="pattern">{pattern}</code>]);
  if (fallback !== undefined) rows.push(['Default', <code key="default">{fallback}</code>]);
  if (example !== undefined) rows.push(['Example', <code key="example">{example}</code>]);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.rules}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.rule}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Codes({values}: {readonly values: readonly string[]}): ReactNode {
  return (
    <span className={styles.values}>
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </span>
  );
}

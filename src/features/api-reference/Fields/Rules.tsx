import type {ReactNode} from 'react';

import type {FieldData} from '@site/plugins/api-reference/types';
import styles from './Fields.module.css';

/** What a value has to keep to, its default and an example. */
export function Rules({
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

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {FieldData} from '@site/plugins/api-reference/types';
import {searchedAsHeading} from '@site/src/lib/pageMarks';
import styles from './Operation.module.css';

interface FieldListProps {
  readonly fields: readonly FieldData[];
  /** The id in the URL's hash. */
  readonly target: string;
  /** Whether the API sends the fields: marks optional fields instead of required ones. */
  readonly isResponse?: boolean;
  /** The number of fields that contain these. */
  readonly depth?: number;
}

/** Fields inside fewer than this many others are open at first. */
const OPEN_DEPTH = 2;

/** Fields rank below the page's headings. Search has at most six levels. */
const searchLevel = (depth: number) => Math.min(depth + 4, 6);

/** The fields of an object, each with its permalink and, foldable, its own fields. */
export function FieldList({
  fields,
  target,
  isResponse = false,
  depth = 0,
}: FieldListProps): ReactNode {
  return (
    // Safari doesn't announce a list without marks unless it has the role.
    <Stack as="ul" role="list">
      {fields.map((field) => (
        <Field key={field.id} {...{field, target, isResponse, depth}} />
      ))}
    </Stack>
  );
}

function Field({
  field,
  target,
  isResponse,
  depth,
}: Required<Omit<FieldListProps, 'fields'>> & {readonly field: FieldData}): ReactNode {
  const {id, name, type, isRequired, textHtml, fields, noteHtml} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={clsx(styles.field, id === target && styles.target)}>
      <Cluster gap={3} rowGap={1} align="baseline">
        <Link to={`#${id}`} className={styles.name} {...searchedAsHeading(searchLevel(depth))}>
          <code>{name}</code>
        </Link>
        <Text as="span" size="label" tone="muted">
          {type}
        </Text>
        {isRequired && !isResponse && (
          <Text as="span" size="label" tone="accent" weight="semibold">
            required
          </Text>
        )}
        {!isRequired && isResponse && (
          <Text as="span" size="label" tone="muted">
            optional
          </Text>
        )}
      </Cluster>
      {textHtml && (
        <div className={styles.fieldText} dangerouslySetInnerHTML={{__html: textHtml}} />
      )}
      <Rules field={field} />
      {fields && (
        <details className={styles.fold} open={depth < OPEN_DEPTH}>
          <summary>
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}
            <span className="visuallyHidden"> of {name}</span>
          </summary>
          {noteHtml && (
            <div className={styles.fieldText} dangerouslySetInnerHTML={{__html: noteHtml}} />
          )}
          <FieldList {...{fields, target, isResponse}} depth={depth + 1} />
        </details>
      )}
    </li>
  );
}

/** The constraints, default, and example of a value. */
function Rules({field}: {readonly field: FieldData}): ReactNode {
  const {rules, pattern, values, fallback, example} = field;
  const rows: [string, ReactNode][] = [];
  if (values) rows.push([valuesTerm(field), <Codes key="values" values={values} />]);
  if (rules) rows.push(['Limits', rules.join(', ')]);
  if (pattern) rows.push(['Pattern', <code key="pattern">{pattern}</code>]);
  if (fallback !== undefined) rows.push(['Default', <code key="default">{fallback}</code>]);
  if (example !== undefined) rows.push(['Example', <code key="example">{example}</code>]);
  if (rows.length === 0) return null;
  return (
    <Stack as="dl" gap={1} className={styles.rules}>
      {rows.map(([term, value]) => (
        <Grid key={term} columns={['4.5rem', 1]} collapse="never" gap={2}>
          <Text as="dt" size="label" tone="muted" weight="regular">
            {term}
          </Text>
          <Text as="dd" size="label" isBreakable>
            {value}
          </Text>
        </Grid>
      ))}
    </Stack>
  );
}

/** Later versions can add values to an extensible list. */
function valuesTerm({values, isExtensible}: FieldData): string {
  if (isExtensible) return 'Values';
  return values?.length === 1 ? 'Always' : 'One of';
}

function Codes({values}: {readonly values: readonly string[]}): ReactNode {
  return (
    <Cluster as="span" gap={1} align="stretch">
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </Cluster>
  );
}

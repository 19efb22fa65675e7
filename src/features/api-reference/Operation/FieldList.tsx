import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {FieldData} from '@site/plugins/api-reference/types';
import {counted} from '@site/src/data/written';
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
  const {id, name, type, isRequired, textHtml, rules = [], fallback, fields} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={clsx(styles.field, id === target && styles.target)}>
      <Cluster gap={5} rowGap={0} align="baseline" className={styles.head}>
        <Link to={`#${id}`} className={styles.name} {...searchedAsHeading(searchLevel(depth))}>
          <code>{name}</code>
        </Link>
        <span>{type}</span>
        {isRequired && !isResponse && <strong>required</strong>}
        {!isRequired && isResponse && <span>optional</span>}
        {rules.length > 0 && <span>{rules.join(', ')}</span>}
        {fallback !== undefined && (
          <span>
            default <code>{fallback}</code>
          </span>
        )}
      </Cluster>
      {textHtml && (
        <div className={styles.fieldText} dangerouslySetInnerHTML={{__html: textHtml}} />
      )}
      <Values field={field} isResponse={isResponse} />
      {fields && (
        <details className={clsx(styles.fold, depth === 0 && styles.onPhones)}>
          <summary>
            {counted(fields.length, 'field')}
            <span className="visuallyHidden"> of {name}</span>
          </summary>
          <FieldList {...{fields, target, isResponse}} depth={depth + 1} />
        </details>
      )}
    </li>
  );
}

/** The known values and, of a request, the pattern and an example. The samples of a response show its own. */
function Values({
  field,
  isResponse,
}: {
  readonly field: FieldData;
  readonly isResponse: boolean;
}): ReactNode {
  const {pattern, values, example} = field;
  const terms: [string, readonly string[]][] = [];
  if (values) terms.push([valuesTerm(field), values]);
  if (pattern && !isResponse) terms.push(['Pattern', [pattern]]);
  if (example !== undefined && !isResponse) terms.push(['Example', [example]]);
  if (terms.length === 0) return null;
  return (
    <Cluster as="dl" gap={5} rowGap={1} align="baseline" className={styles.values}>
      {terms.map(([term, codes]) => (
        <Cluster key={term} gap={2} rowGap={1} align="baseline">
          <Text as="dt" weight="regular">
            {term}
          </Text>
          <Cluster as="dd" gap={1} align="baseline">
            {codes.map((code) => (
              <code key={code} className={clsx(term === 'Pattern' && styles.pattern)}>
                {code}
              </code>
            ))}
          </Cluster>
        </Cluster>
      ))}
    </Cluster>
  );
}

/** Later versions can add values to an extensible list. */
function valuesTerm({values, isExtensible}: FieldData): string {
  if (isExtensible) return 'Values';
  return values?.length === 1 ? 'Always' : 'One of';
}

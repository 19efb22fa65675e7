import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {OperationData, ResponseData} from '@site/plugins/api-reference/types';
import {counted} from '@site/src/data/written';
import {pageMarks} from '@site/src/lib/pageMarks';
import {FieldList} from './FieldList';
import {marksSamples} from './marksSamples';
import styles from './Operation.module.css';

interface ResponsesProps {
  readonly operation: OperationData;
  readonly target: string;
  readonly level: 'h2' | 'h3';
}

/**
 * The responses by status, then the errors. What most operations have in common is folded below the operation's own:
 * errors of the key and the service, the fields of an error, and the headers.
 */
export function Responses({operation, target, level}: ResponsesProps): ReactNode {
  const {prefix, isEvent, responses, errors, problem, headers} = operation;
  const below = level === 'h2' ? 'h3' : 'h4';
  const rowOf = (error: ResponseData) => (
    <ErrorRow key={error.status} {...{error, prefix, target}} level={below} />
  );
  const rows = responses.map((response) => (
    <div key={response.status} className={styles.response}>
      <Heading as={below} id={prefix + response.status} className={styles.status}>
        {statusText(response.status)}
      </Heading>
      <div className={styles.text} dangerouslySetInnerHTML={{__html: response.textHtml}} />
      <Names label="Headers" names={response.headers} to={headerIn(prefix)} />
      {response.fields && <FieldList fields={response.fields} target={target} isResponse />}
    </div>
  ));
  const own = errors.filter(({isShared}) => !isShared);
  const shared = errors.filter(({isShared}) => isShared);
  return (
    <>
      <section data-responses {...pageMarks.laidOutLater} {...marksSamples}>
        <Heading as={level} id={`${prefix}responses`}>
          {isEvent ? 'Your response' : 'Response'}
        </Heading>
        {rows}
        {headers.length > 0 && (
          <Fold title={`Response headers: ${headers.length}`}>
            <FieldList fields={headers} target={target} isResponse />
          </Fold>
        )}
      </section>
      {errors.length > 0 && (
        <section {...pageMarks.laidOutLater}>
          <Heading as={level} id={`${prefix}errors`}>
            Errors
          </Heading>
          {own.map(rowOf)}
          {shared.length > 0 && (
            <Fold title={`Common errors: ${shared.map(({status}) => status).join(', ')}`}>
              {shared.map(rowOf)}
            </Fold>
          )}
          <Fold title={`Error body: ${counted(problem.length, 'field')}`}>
            <FieldList fields={problem} target={target} isResponse />
          </Fold>
        </section>
      )}
    </>
  );
}

/** OpenAPI's `default` is every status that isn't listed. */
const statusText = (status: string) => (status === 'default' ? 'Any other status' : status);

const headerIn = (prefix: string) => (name: string) =>
  `#${prefix}response-header-${name.toLowerCase()}`;

function ErrorRow({
  error: {status, textHtml, problems = [], headers, fields},
  prefix,
  target,
  level,
}: {
  readonly error: ResponseData;
  readonly prefix: string;
  readonly target: string;
  readonly level: 'h3' | 'h4';
}): ReactNode {
  return (
    <div className={styles.response}>
      <Heading as={level} id={prefix + status} className={styles.status}>
        {status}
      </Heading>
      <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />
      <Names
        label="Type"
        names={problems.map(({slug}) => slug)}
        to={(slug) => `/api/errors#${slug}`}
      />
      <Names label="Headers" names={headers} to={headerIn(prefix)} />
      {/* OAuth errors don't have the body that the others share. */}
      {fields && <FieldList fields={fields} target={target} isResponse />}
    </div>
  );
}

/** Links to the types or headers of a response. */
function Names({
  label,
  names,
  to,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly to: (name: string) => string;
}): ReactNode {
  if (names.length === 0) return null;
  return (
    <Cluster
      as={Text}
      gap={2}
      rowGap={1}
      align="baseline"
      size="label"
      tone="muted"
      className={styles.links}>
      {label}:{' '}
      {names.map((name) => (
        <Link key={name} to={to(name)}>
          <code>{name}</code>
        </Link>
      ))}
    </Cluster>
  );
}

/** Content that several operations have in common, below a line that opens it. */
function Fold({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

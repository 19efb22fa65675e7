import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import {pageMarks, searchedAsHeading} from '@site/src/lib/pageMarks';
import type {CodeData, OperationData} from '@site/plugins/api-reference/types';
import {Wide} from '../Beside/Beside';
import {Code} from '../Code/Code';
import panel from '../Code/Code.module.css';
import {Contents} from '../Contents/Contents';
import {Method, Path} from '../Endpoint/Endpoint';
import {RequestSample} from '../RequestSample/RequestSample';
import {useTarget} from '../useTarget';
import {FieldGroups} from './FieldGroups';
import styles from './Operation.module.css';
import {Responses} from './Responses';

interface OperationProps {
  readonly of: OperationData;
  /** Whether it's the first one on its page. */
  readonly isFirst?: boolean;
  /** Rendered below the description: the sandbox. */
  readonly children?: ReactNode;
}

/** An operation or event of the contract. MDX files have `<Operation id="…" />`; plugins/api-reference adds the data. */
export function Operation({of: operation, isFirst, children}: OperationProps): ReactNode {
  const {isEvent, method, path, textHtml} = operation;
  const target = useTarget();
  const parts = (
    <Stack gap={8} className={styles.operation}>
      <div>
        {/* An event's name is the heading above. */}
        {!isEvent && (
          <Cluster
            as="p"
            gap={3}
            rowGap={2}
            align="baseline"
            marginBottom={4}
            {...searchedAsHeading(2)}>
            <Method>{method}</Method>
            <code className={styles.path}>
              <Path>{path}</Path>
            </code>
          </Cluster>
        )}
        <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />
        <Access operation={operation} />
        {children}
        {!isEvent && <Contents items={sectionsOf(operation)} canExpand />}
      </div>
      <div className={styles.rail} {...pageMarks.notSearched}>
        <div className={styles.sticky} data-samples>
          <Rail operation={operation} isFirst={isFirst} />
        </div>
      </div>
      <Stack gap={12} className={styles.details}>
        {/* An event is below a heading of its page. */}
        <FieldGroups operation={operation} target={target} level={isEvent ? 'h4' : 'h2'} />
        {!isEvent && <Responses operation={operation} target={target} level="h2" />}
      </Stack>
    </Stack>
  );
  return isEvent ? <Wide>{parts}</Wide> : parts;
}

/** Names of places in the contents, which have little room on phones. */
const shortTitles: Readonly<Record<string, string>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
};

/** The sections below the description, which the contents link to. */
function sectionsOf({prefix, groups, errors}: OperationData) {
  return [
    ...groups.map(({id, title}) => ({id: prefix + id, title: shortTitles[id] ?? title})),
    {id: `${prefix}responses`, title: 'Response'},
    ...(errors.length > 0 ? [{id: `${prefix}errors`, title: 'Errors'}] : []),
  ];
}

/** The credentials that a request needs, and the version that added it. */
function Access({operation}: {readonly operation: OperationData}): ReactNode {
  const {isEvent, isFromClient, scopes, added} = operation;
  if (isEvent && !added) return null;
  return (
    <Text size="small" tone="muted" marginTop={4} className={styles.access}>
      {isFromClient && (
        <>
          Requires the client id and the client secret of your{' '}
          <Link to="/api/authentication#oauth-20">OAuth app</Link>.
        </>
      )}
      {!isEvent && !isFromClient && (
        <>
          Requires an <Link to="/api/authentication">API key</Link> or an{' '}
          <Link to="/api/authentication#oauth-20">OAuth token</Link>
          {scopes.length > 0 && (
            <>
              {' '}
              with the{' '}
              {scopes.map((scope) => (
                <code key={scope}>{scope}</code>
              ))}{' '}
              scope
            </>
          )}
          .
        </>
      )}
      {added && (
        <>
          {' '}
          Added in <Link to={`/api/changelog#v${added.replaceAll('.', '')}`}>v{added}</Link>.
        </>
      )}
    </Text>
  );
}

/** The request in the reader's language and the responses by status, or the samples of an event, folded on phones. */
function Rail({
  operation,
  isFirst,
}: {
  readonly operation: OperationData;
  readonly isFirst?: boolean;
}): ReactNode {
  const {isEvent, samples, examples} = operation;
  if (isEvent) {
    return (
      <details className={clsx(styles.fold, styles.onPhones)} open={isFirst}>
        <summary {...pageMarks.notInMarkdown}>Example</summary>
        <div className={panel.panel} {...pageMarks.onInk}>
          <Examples codes={samples} />
        </div>
      </details>
    );
  }
  return (
    <>
      <RequestSample of={operation} />
      <div className={panel.panel} data-responses {...pageMarks.onInk}>
        <Tabs
          label="Status of the response"
          items={examples.map(({status, codes}) => ({
            id: status,
            label: status,
            content: <Examples codes={codes} />,
          }))}
        />
      </div>
    </>
  );
}

/** The examples of one status or event, one at a time. */
function Examples({codes}: {readonly codes: readonly CodeData[]}): ReactNode {
  if (codes.length === 1) return <Code code={codes[0]!} />;
  return (
    <div className={clsx(panel.examples, panel.request)}>
      <Tabs
        label="Example"
        items={codes.map((code, at) => ({
          id: String(at),
          label: code.label,
          content: <Code code={code} />,
        }))}
      />
    </div>
  );
}

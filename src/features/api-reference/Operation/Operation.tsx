import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import {storageKeys} from '@site/src/data/storageKeys';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import {useStored} from '@site/src/lib/useStored';
import type {OperationData} from '@site/plugins/api-reference/types';
import {Code} from '../Code/Code';
import {useTarget} from '../useTarget';
import {FieldList} from './FieldList';
import styles from './Operation.module.css';
import {Responses} from './Responses';

interface OperationProps {
  readonly of: OperationData;
  /** Rendered below the description: the sandbox. */
  readonly children?: ReactNode;
}

/** An operation or event of the contract. MDX files have `<Operation id="…" />`; plugins/api-reference adds the data. */
export function Operation({of: operation, children}: OperationProps): ReactNode {
  const {prefix, isEvent, method, path, server, textHtml, groups} = operation;
  const target = useTarget();
  // An event is below a heading of its page.
  const level = isEvent ? 'h3' : 'h2';
  return (
    <Stack gap={8} className={styles.operation}>
      <div>
        <Cluster as="p" gap={3} rowGap={2} align="baseline" marginBottom={4}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>
          <code className={styles.path}>
            {!isEvent && (
              <Text as="span" tone="muted" weight="regular">
                {server}
              </Text>
            )}
            {path}
          </code>
        </Cluster>
        <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />
        <Access operation={operation} />
        {children}
      </div>
      <div className={styles.rail} {...pageMarks.notSearched}>
        <div className={styles.sticky}>
          <Rail operation={operation} />
        </div>
      </div>
      <Stack gap={12} className={styles.details}>
        {groups.map((group) => (
          <section key={group.id}>
            <Heading as={level} id={prefix + group.id}>
              {group.title}
            </Heading>
            {group.textHtml && (
              <div className={styles.text} dangerouslySetInnerHTML={{__html: group.textHtml}} />
            )}
            <FieldList fields={group.fields} target={target} isResponse={isEvent} />
          </section>
        ))}
        <Responses operation={operation} target={target} level={level} />
      </Stack>
    </Stack>
  );
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

/** The request in the reader's language and the responses by status, or the samples of an event. */
function Rail({operation}: {readonly operation: OperationData}): ReactNode {
  const {isEvent, samples, examples} = operation;
  if (isEvent) {
    return samples.map((sample) => <Code key={sample.id} code={sample} />);
  }
  return (
    <>
      <Request operation={operation} />
      <div className={styles.panel}>
        <RailTitle>Response</RailTitle>
        <Tabs
          label="Status of the response"
          items={examples.map(({status, codes}) => ({
            id: status,
            label: status,
            content: codes.map((code) => <Code key={code.label} code={code} />),
          }))}
        />
      </div>
    </>
  );
}

function Request({
  operation: {samples, method, path},
}: {
  readonly operation: OperationData;
}): ReactNode {
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const isKnown = samples.some(({id}) => id === language);
  const active = isKnown && language !== null ? language : samples[0]?.id;
  return (
    <div className={styles.panel} {...showsStored(storageKeys.codeLanguage)}>
      <RailTitle>Request</RailTitle>
      <Tabs
        label="Language of the sample"
        isStacked
        active={active}
        onActivate={setLanguage}
        items={samples.map((sample) => ({
          id: sample.id,
          label: sample.label,
          content: <Code code={{...sample, label: `${method} ${path}`}} />,
        }))}
      />
    </div>
  );
}

function RailTitle({children}: {readonly children: string}): ReactNode {
  return (
    <Text size="label" tone="accent" weight="bold" isCaps>
      {children}
    </Text>
  );
}

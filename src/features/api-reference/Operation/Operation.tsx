import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {OperationData} from '@site/plugins/api-reference/types';
import {pageMarks} from '@site/src/lib/pageMarks';
import {FieldList} from '../Fields/FieldList';
import {useTarget} from '../useTarget';
import styles from './Operation.module.css';
import {Rail} from './Rail';
import {Responses} from './Responses';

interface OperationProps {
  readonly of: OperationData;
  /** Stands below the description, for what tries the call. */
  readonly children?: ReactNode;
}

/**
 * All that the contract says of a call or an event. In an MDX file it is written `<Operation id="…" />`;
 * plugins/api-reference puts the data in.
 */
export function Operation({of: operation, children}: OperationProps): ReactNode {
  const {prefix, isEvent, method, path, server, textHtml, groups} = operation;
  const target = useTarget();
  // An event stands below a heading of its page.
  const level = isEvent ? 'h3' : 'h2';
  return (
    <div className={styles.operation}>
      <div className={styles.intro}>
        <p className={styles.address}>
          <span className={styles.method} data-method={method}>
            {method}
          </span>
          <code className={styles.path}>
            {!isEvent && <span className={styles.server}>{server}</span>}
            {path}
          </code>
        </p>
        <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />
        {!isEvent && <Access scopes={operation.scopes} />}
        {children}
      </div>
      <div className={styles.rail} {...pageMarks.notSearched}>
        <div className={styles.sticky}>
          <Rail operation={operation} />
        </div>
      </div>
      <div className={styles.details}>
        {groups.map((group) => (
          <section key={group.id}>
            <Heading as={level} id={prefix + group.id}>
              {group.title}
            </Heading>
            {group.textHtml && (
              <div className={styles.text} dangerouslySetInnerHTML={{__html: group.textHtml}} />
            )}
            <FieldList fields={group.fields} target={target} isAnswer={isEvent} />
          </section>
        ))}
        <Responses operation={operation} target={target} level={level} />
      </div>
    </div>
  );
}

/** The credentials that a request needs. */
function Access({scopes}: {readonly scopes: readonly string[]}): ReactNode {
  return (
    <p className={styles.access}>
      Needs an <Link to="/api/authentication">API key</Link>
      {scopes.length > 0 && (
        <>
          , or an <Link to="/api/authentication#oauth-20">OAuth token</Link> with the scope{' '}
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </>
      )}
      .
    </p>
  );
}

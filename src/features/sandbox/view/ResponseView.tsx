import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import type {Exchange} from '../console/consoleMachine';
import {Code} from './Code';
import styles from './Console.module.css';
import {announcement, indented, requestText, statusText} from './responseText';

/** The response to the last request: status, body, headers, and the request itself. */
export function ResponseView({
  call,
  isWaiting,
}: {
  readonly call: Exchange | null;
  readonly isWaiting: boolean;
}): ReactNode {
  const isError = call !== null && call.response.status >= 400;
  return (
    <div className={styles.response}>
      <p role="status" className={clsx(styles.status, isError && styles.isError)}>
        {isWaiting && 'Sending…'}
        {call && announcement(call)}
      </p>
      {call && (
        <>
          <Code label={`Body of ${statusText(call.response.status)}`}>
            {indented(call.response.body)}
          </Code>
          <Disclosure summary={`Headers (${Object.keys(call.response.headers).length})`}>
            <Code label="Headers of the answer">
              {Object.entries(call.response.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </Code>
          </Disclosure>
          <Disclosure summary="The request as it was sent">
            <Code label="Request">{requestText(call)}</Code>
          </Disclosure>
        </>
      )}
    </div>
  );
}

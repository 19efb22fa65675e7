import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import type {PastCall} from '../console/consoleMachine';
import {announcement, indented, requestText, statusText} from './answerText';
import styles from './Answer.module.css';
import {Code} from './Code';

/** The answer of the last call: status, body, headers, and the request that led to it. */
export function Answer({
  call,
  isWaiting,
}: {
  readonly call: PastCall | null;
  readonly isWaiting: boolean;
}): ReactNode {
  const isError = call !== null && call.response.status >= 400;
  return (
    <div className={styles.answer}>
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

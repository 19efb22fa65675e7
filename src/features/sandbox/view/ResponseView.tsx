import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {Exchange} from '../console/consoleMachine';
import {Code} from './Code';
import styles from './Console.module.css';
import {indented} from '../console/jsonText';
import {announcement, requestText, statusText} from './responseText';

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
    <Stack gap={3}>
      <Text
        role="status"
        tone={isError ? 'error' : undefined}
        weight="semibold"
        className={styles.status}>
        {isWaiting && 'Sending…'}
        {call && announcement(call)}
      </Text>
      {call && (
        <>
          <Code label={`Response body, ${statusText(call.response.status)}`}>
            {indented(call.response.body)}
          </Code>
          <Disclosure summary={`Response headers (${Object.keys(call.response.headers).length})`}>
            <Code label="Response headers">
              {Object.entries(call.response.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </Code>
          </Disclosure>
          <Disclosure summary="Request">
            <Code label="Request">{requestText(call)}</Code>
          </Disclosure>
        </>
      )}
    </Stack>
  );
}

/** The requests since the page was loaded, newest first. Those to this endpoint can be shown again. */
export function History({
  history,
  shown,
  onShow,
}: {
  readonly history: readonly Exchange[];
  /** The number of the request in view. */
  readonly shown: number | null;
  readonly onShow: (call: Exchange) => void;
}): ReactNode {
  if (history.length < 2) return null;
  return (
    <Disclosure summary={`Request history (${history.length})`}>
      <Stack as="ol" reversed>
        {history.map((call) => (
          <li key={call.number}>
            <Cluster
              as="button"
              type="button"
              gap={4}
              rowGap={0}
              align="stretch"
              justify="between"
              className={styles.call}
              aria-current={call.number === shown}
              onClick={() => onShow(call)}>
              <span>
                {call.request.method} {call.request.path}
              </span>
              <Text as="span" tone="muted">
                {statusText(call.response.status)}
              </Text>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import type {Exchange} from '../console/consoleMachine';
import {Code} from './Code';
import styles from './Console.module.css';
import {indented} from '../console/jsonText';
import {requestText, statusText} from './responseText';
import {useHighlightedJson} from './useShownSamples';

/** A response: its body, its headers, and the request itself. */
export function ResponseView({call}: {readonly call: Exchange}): ReactNode {
  const {status, headers, body} = call.response;
  const text = indented(body);
  const html = useHighlightedJson(text);
  return (
    <Tabs
      label="Response"
      items={[
        {
          id: 'body',
          label: 'Response',
          content: (
            <Code label={`Response body, ${statusText(status)}`} html={html}>
              {text}
            </Code>
          ),
        },
        {
          id: 'headers',
          label: `Headers (${Object.keys(headers).length})`,
          content: (
            <Code label="Response headers">
              {Object.entries(headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </Code>
          ),
        },
        {
          id: 'request',
          label: 'Request',
          content: <Code label="Request">{requestText(call)}</Code>,
        },
      ]}
    />
  );
}

/** The requests since the page was loaded, newest first, to all endpoints. */
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

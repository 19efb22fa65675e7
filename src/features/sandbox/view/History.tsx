import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import type {Exchange} from '../console/consoleMachine';
import {statusText} from './responseText';
import styles from './History.module.css';

/** The calls of this visit, the newest first. One of this endpoint can be shown again with its values. */
export function History({
  history,
  shown,
  onShow,
}: {
  readonly history: readonly Exchange[];
  /** Number of the call in view. */
  readonly shown: number | null;
  readonly onShow: (call: Exchange) => void;
}): ReactNode {
  if (history.length < 2) return null;
  return (
    <Disclosure summary={`Calls of this visit (${history.length})`}>
      <ol className={styles.calls} reversed>
        {history.map((call) => (
          <li key={call.number}>
            <button
              type="button"
              className={styles.call}
              aria-current={call.number === shown}
              onClick={() => onShow(call)}>
              <span>
                {call.request.method} {call.request.path}
              </span>
              <span className={styles.status}>{statusText(call.response.status)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

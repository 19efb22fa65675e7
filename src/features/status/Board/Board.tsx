import type {ReactNode} from 'react';

import type {StatusRecord} from '@site/src/data/status/types';
import {
  currentLevel,
  formatUptime,
  HISTORY_DAYS,
  historyOf,
  uptimeOf,
} from '@site/src/domain/status/history';
import {LevelLabel} from '../LevelLabel';
import styles from './Board.module.css';
import {HistoryBar} from './HistoryBar';

/** Every component with its state, its uptime, its response time and its last 90 days. */
export function Board({record}: {readonly record: StatusRecord}): ReactNode {
  return (
    <ul className={styles.components}>
      {record.components.map(({id, name, description, responseTimeMs}) => (
        <li key={id} className={styles.component}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <LevelLabel level={currentLevel(id, record)} />
          </div>
          <p className={styles.description}>{description}</p>
          <HistoryBar name={name} days={historyOf(id, record)} />
          <dl className={styles.figures}>
            <div>
              <dt>Uptime, {HISTORY_DAYS} days</dt>
              <dd>{formatUptime(uptimeOf(id, record))}</dd>
            </div>
            <div>
              <dt>Response time</dt>
              <dd>{responseTimeMs} ms</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

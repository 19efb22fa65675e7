import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {statusSummaries} from '@site/src/data/status/levels';
import type {StatusRecord} from '@site/src/data/status/types';
import {currentLevel, overallLevel} from '@site/src/domain/status/history';
import {formatMoment} from './formatTimes';
import {levelIcons} from './levelIcons';
import label from './LevelLabel.module.css';
import styles from './Overall.module.css';

/** The state of everything in one sentence, and the moment for which it holds. */
export function Overall({record}: {readonly record: StatusRecord}): ReactNode {
  const {components, writtenAt} = record;
  const level = overallLevel(record);
  const working = components.filter(({id}) => currentLevel(id, record) === 'operational');
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <span className={label.level} data-level={level}>
          <Icon icon={levelIcons[level]} size={32} />
        </span>
        <div>
          <p className={styles.summary}>{statusSummaries[level]}</p>
          <p className={styles.written}>
            {working.length} of {components.length} components operational. Written on{' '}
            <time dateTime={writtenAt}>{formatMoment(writtenAt)}</time>.
          </p>
        </div>
      </div>
    </div>
  );
}

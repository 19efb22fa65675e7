import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {statusSummaries} from '@site/src/data/status/levels';
import type {StatusRecord} from '@site/src/data/status/types';
import {currentLevel, overallLevel} from '@site/src/domain/status/history';
import {moment} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import {LevelIcon} from './LevelLabel';
import styles from './Status.module.css';

/** The overall status, and the time of the last update. */
export function Overall({record}: {readonly record: StatusRecord}): ReactNode {
  const {components, writtenAt} = record;
  const level = overallLevel(record);
  const working = components.filter(({id}) => currentLevel(id, record) === 'operational');
  return (
    <div className={styles.frame}>
      {/* On ink in both color modes: it's what the page says. */}
      <Stack as={Panel} gap={3} className={`pageWidth ${styles.overall}`} {...pageMarks.onInk}>
        <Cluster gap={4} isOneLine>
          <LevelIcon level={level} />
          <Text size="section" leading={1.08} isHead>
            {statusSummaries[level]}
          </Text>
        </Cluster>
        {/* Each line is one text: a text that follows another on its line moves when the font is shown. */}
        <Text tone="muted">
          {`${working.length} of ${components.length} components operational. Updated manually.`}{' '}
          <Text as="time" isBlock dateTime={writtenAt}>
            {`Last update: ${moment(writtenAt)}.`}
          </Text>
        </Text>
      </Stack>
    </div>
  );
}

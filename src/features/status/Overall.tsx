import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {statusSummaries} from '@site/src/data/status/levels';
import type {StatusRecord} from '@site/src/data/status/types';
import {currentLevel, overallLevel} from '@site/src/domain/status/history';
import {moment} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import {LevelIcon} from './LevelLabel';
import styles from './Status.module.css';

export interface OverallProps {
  readonly record: StatusRecord;
  readonly badge?: string;
  readonly title: string;
}

/** The top of the page: its title, the overall status, and the time of the last update. */
export function Overall({record, badge, title}: OverallProps): ReactNode {
  const {components, writtenAt} = record;
  const level = overallLevel(record);
  const working = components.filter(({id}) => currentLevel(id, record) === 'operational');
  return (
    <header className={styles.top}>
      <div className="pageWidth">
        {badge && <Eyebrow>{badge}</Eyebrow>}
        <Text as="h1" size="title" marginBottom={8}>
          {title}
        </Text>
        {/* On ink in both color modes: it's what the page says. */}
        <Cluster
          as={Panel}
          gap={10}
          rowGap={4}
          align="end"
          justify="between"
          className={styles.overall}
          {...pageMarks.onInk}>
          <Cluster gap={4} align="start" isOneLine>
            <LevelIcon level={level} />
            <Text size="section" leading={1.1} isHead>
              {statusSummaries[level]}
            </Text>
          </Cluster>
          {/* Each line is one text: a text that follows another on its line moves when the font is shown. */}
          <Text size="small" tone="muted">
            {`${working.length} of ${components.length} components operational. Updated manually.`}{' '}
            <Text as="time" isBlock dateTime={writtenAt}>
              {`Last update: ${moment(writtenAt)}.`}
            </Text>
          </Text>
        </Cluster>
      </div>
    </header>
  );
}

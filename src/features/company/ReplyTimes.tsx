import type {ReactNode} from 'react';

import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {supportStats} from '@site/src/data/contact';
import {ClockArt} from './ClockArt';
import styles from './ReplyTimes.module.css';

/** How soon and when support replies, next to a clock. */
export function ReplyTimes(): ReactNode {
  return (
    <Cluster gap={6} isOneLine className={styles.times}>
      <ClockArt />
      <Stack gap={3}>
        {supportStats.map(({value, label}) => (
          <Text key={label} size="small" tone="muted" leading={1.35}>
            <Text as="strong" size="figure" tone="ink" leading={1.1} isHead isFigures isBlock>
              {value}
            </Text>{' '}
            {label}
          </Text>
        ))}
      </Stack>
    </Cluster>
  );
}

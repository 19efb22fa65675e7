import type {ReactNode} from 'react';

import {Art, onCircle} from '@site/src/components/Art/Art';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {supportStats} from '@site/src/data/contact';
import {limits} from '@site/src/data/limits';
import styles from './Rows.module.css';

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

const HOURS = 12;
const hours = Array.from({length: HOURS}, (_hour, hour) => hour / HOURS);

/** A clock that marks the time in which a message gets its first reply. */
function ClockArt(): ReactNode {
  const end = onCircle(131, 131, 112, limits.replyHours / HOURS);
  return (
    <Art width={262} height={262}>
      <circle cx="131" cy="131" r="130" fill="var(--surface)" />
      <path
        d={hours
          .map((turns) => `M${onCircle(131, 131, 118, turns)}L${onCircle(131, 131, 124, turns)}`)
          .join('')}
        strokeWidth="3"
      />
      <path d={`M131 131V19A112 112 0 0 1 ${end}z`} fill="var(--accent-wash)" stroke="none" />
      <path d={`M131 19A112 112 0 0 1 ${end}`} stroke="var(--accent)" strokeWidth="12" />
      <path
        d={`M131 131V37M131 131L${onCircle(131, 131, 72, limits.replyHours / HOURS)}`}
        stroke="var(--ink)"
        strokeWidth="10"
      />
      <circle cx="131" cy="131" r="10" fill="var(--ink)" stroke="none" />
    </Art>
  );
}

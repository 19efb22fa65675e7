import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {levelNames} from '@site/src/data/status/levels';
import type {StatusLevel} from '@site/src/data/status/types';
import styles from './Status.module.css';

/** Each level has its own shape, so that color is never the only sign. */
const icons = {
  operational: CircleCheck,
  maintenance: Wrench,
  degraded: CircleMinus,
  'partial-outage': CircleAlert,
  'major-outage': CircleX,
} satisfies Record<StatusLevel, LucideIcon>;

/** A level's icon, as tall as the text around it. */
export function LevelIcon({level}: {readonly level: StatusLevel}): ReactNode {
  return (
    <Text as="span" size="section" className={styles.icon} data-level={level}>
      <Icon icon={icons[level]} size={32} />
    </Text>
  );
}

/** A level's name with its icon. */
export function LevelLabel({level}: {readonly level: StatusLevel}): ReactNode {
  return (
    <Cluster as="span" gap={2} isInline isOneLine className={styles.level} data-level={level}>
      <Icon icon={icons[level]} size={16} /> {levelNames[level]}
    </Cluster>
  );
}

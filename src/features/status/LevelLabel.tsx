import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {levelNames} from '@site/src/data/status/levels';
import type {StatusLevel} from '@site/src/data/status/types';
import {levelIcons} from './levelIcons';
import styles from './LevelLabel.module.css';

/** A level in words, with its shape. */
export function LevelLabel({level}: {readonly level: StatusLevel}): ReactNode {
  return (
    <span className={styles.level} data-level={level}>
      <Icon icon={levelIcons[level]} size={16} /> {levelNames[level]}
    </span>
  );
}

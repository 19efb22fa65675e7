import {CircleCheck, CircleX, TriangleAlert} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {TokenText} from '@site/src/components/TokenText/TokenText';
import styles from './ToolResult.module.css';

export interface ShownFinding {
  readonly level: 'error' | 'warning' | 'fine';
  readonly text: string;
  /** For screen readers: the text it's about, which is marked elsewhere. */
  readonly about?: string;
}

const looks = {
  error: {icon: CircleX, label: 'Error'},
  warning: {icon: TriangleAlert, label: 'Warning'},
  fine: {icon: CircleCheck, label: 'OK'},
} as const;

const order = ['error', 'warning', 'fine'];

/** A tool's findings, errors first. */
export function Findings({findings}: {readonly findings: readonly ShownFinding[]}): ReactNode {
  const sorted = [...findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <Stack as="ul" gap={3}>
      {sorted.map(({level, text, about}, index) => (
        <Cluster key={index} as="li" gap={3} align="start" isOneLine data-level={level}>
          <Icon icon={looks[level].icon} label={looks[level].label} className={styles.icon} />
          <Text as="span" isBreakable>
            {about && <span className="visuallyHidden">{about}: </span>}
            <TokenText text={text} />
          </Text>
        </Cluster>
      ))}
    </Stack>
  );
}

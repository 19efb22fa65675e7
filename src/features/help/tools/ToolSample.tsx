import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {TokenText} from '@site/src/components/TokenText/TokenText';
import type {HelpToolSample} from '@site/src/data/helpTools';
import styles from './ToolBox.module.css';

/** A tool's result for an example, until someone asks for their own. */
export function ToolSample({input, title, text, code, score}: HelpToolSample): ReactNode {
  return (
    <Panel tone="sunken" padding={5} className={styles.sample}>
      <Stack gap={2}>
        <Text size="label" tone="muted" weight="semibold">
          Example
        </Text>
        <Text size="label" tone="muted" isBreakable className={styles.input}>
          {input}
        </Text>
        <Text weight="semibold">{title}</Text>
        {text && (
          <Text size="small" isBreakable>
            <TokenText text={text} />
          </Text>
        )}
        {code && (
          <Text size="label" isBreakable className={styles.input}>
            {code}
          </Text>
        )}
        {score !== undefined && <HeatBar score={score} isBare />}
      </Stack>
    </Panel>
  );
}

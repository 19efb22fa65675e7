import type {ReactNode} from 'react';

import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './ToolResult.module.css';

/** A result below the form of a tool. */
export function ToolResult({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.result}>{children}</div>;
}

/** The sentence of a result that says what's wrong with the input. */
export function ToolError({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Text as="strong" tone="error" weight="semibold">
      {children}
    </Text>
  );
}

/** Labels with their texts. */
export function ToolFacts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, text: ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <Grid
          key={label}
          columns={['9rem', 1]}
          collapse="phone"
          gap={4}
          rowGap={1}
          paddingBlock={3}
          line="above">
          <Text as="dt" size="small" weight="semibold">
            {label}
          </Text>
          <dd className={styles.fact}>{text}</dd>
        </Grid>
      ))}
    </dl>
  );
}

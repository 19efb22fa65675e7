import type {ReactNode} from 'react';

import {Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Flow.module.css';

export interface FlowStep {
  readonly name: string;
  readonly note: string;
  /** The transition to the next step; missing on the last one. */
  readonly then?: string;
}

/** Numbered steps along a line: in a row, or in a column on narrow screens. */
export function Flow({
  title,
  caption,
  steps,
}: {
  readonly title: string;
  readonly caption: string;
  readonly steps: readonly FlowStep[];
}): ReactNode {
  return (
    <Stack as="figure" gap={5} marginTop={6} marginBottom={6}>
      <ol className={styles.flow} aria-label={title}>
        {steps.map(({name, note, then}) => (
          <Text as="li" key={name} size="small" leading={1.4} className={styles.step}>
            <Text as="span" weight="semibold" size="body">
              {name}
            </Text>
            <Text as="span" tone="muted">
              {note}
            </Text>
            {then && (
              <Text as="span" tone="accent" className={styles.then}>
                <span className="visuallyHidden">Then: </span>
                {then}
              </Text>
            )}
          </Text>
        ))}
      </ol>
      <Text as="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </Stack>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './Rows.module.css';

export interface RowProps {
  readonly title: string;
  /** Below the title, such as how often something happens. */
  readonly note?: string;
  /** Before the title, such as a date. */
  readonly mark?: ReactNode;
  readonly action: ReactNode;
  /** Keeps a short action next to the title on phones. */
  readonly isActionBeside?: boolean;
  readonly children: ReactNode;
}

/** A title, its text and, at the end, an action. Inside `<Rows>`. */
export function Row({title, note, mark, action, isActionBeside, children}: RowProps): ReactNode {
  return (
    <Grid
      as="li"
      columns={mark ? [5, 5, 3] : [4, 5, 4]}
      tablet={mark ? [3, 4] : [1, 2]}
      phone={[1]}
      gap={10}
      rowGap={3}
      align={mark ? 'start' : 'baseline'}
      className={clsx(styles.row, isActionBeside && styles.beside)}>
      <Cluster isOneLine gap={4} align="start">
        {mark}
        <Stack gap={1}>
          <Text as="h3" size="heading">
            {title}
          </Text>
          {note && (
            <Text tone="muted" isFigures>
              {note}
            </Text>
          )}
        </Stack>
      </Cluster>
      <Text as="div" tone="muted" isMeasured isTrimmed className="prose">
        {children}
      </Text>
      <Cluster gap={2} align="stretch" className={styles.action}>
        {action}
      </Cluster>
    </Grid>
  );
}

/** Rows divided by fine lines. */
export function Rows({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Stack as="ul" gap={6} isDivided line="above">
      {children}
    </Stack>
  );
}

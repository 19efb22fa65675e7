import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './Piece.module.css';

export interface PieceProps {
  /** The accessible name. */
  readonly label: string;
  /** The line at the top: where in the product this is. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A piece of the product in its frame. */
export function Piece({label, title, children}: PieceProps): ReactNode {
  return (
    <Panel as="figure" shadow="card" className={styles.piece} aria-label={label}>
      <Cluster as={Text} justify="between" size="label" tone="muted" className={styles.title}>
        {title}
      </Cluster>
      {children}
    </Panel>
  );
}

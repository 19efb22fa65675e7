import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {demoPath, type DemoPosition} from '@site/src/domain/demoAddress';
import styles from './FeatureBlocks.module.css';

export interface FeatureBlockProps {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  /** Where in the demo this is shown. */
  readonly place: DemoPosition;
  /** The accessible name of the piece of the product. */
  readonly pieceLabel: string;
  /** The line above the piece: where in the product this is. */
  readonly pieceTitle: ReactNode;
  /** The piece of the product. */
  readonly children: ReactNode;
}

/** Text on one side, a piece of the product on the other. The sides alternate from block to block. */
export function FeatureBlock({
  title,
  text,
  linkLabel,
  place,
  pieceLabel,
  pieceTitle,
  children,
}: FeatureBlockProps): ReactNode {
  return (
    <Stack as="article" gap={8} className={styles.block}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
        <Cluster as={Link} to={demoPath(place)} gap={2} isInline isOneLine className={styles.link}>
          {linkLabel} <Icon icon={ArrowRight} size={16} />
        </Cluster>
      </div>
      <Panel as="figure" shadow="card" className={styles.piece} aria-label={pieceLabel}>
        <Text size="label" tone="muted" className={styles.pieceTitle}>
          {pieceTitle}
        </Text>
        {children}
      </Panel>
    </Stack>
  );
}

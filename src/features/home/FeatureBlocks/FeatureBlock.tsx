import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {demoPath, type DemoPosition} from '@site/src/domain/demoAddress';
import styles from './FeatureBlocks.module.css';

export interface FeatureBlockProps {
  /** A word of the section's title, numbered. */
  readonly step: string;
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  /** The step of the demo that the link opens. */
  readonly position: DemoPosition;
  /** The accessible name of the piece of the product. */
  readonly pieceLabel: string;
  /** The line at the top of the piece: where in the product it is. */
  readonly pieceTitle: string;
  readonly children: ReactNode;
}

/** Text, and a piece of the product next to it. */
export function FeatureBlock({
  step,
  title,
  text,
  linkLabel,
  position,
  pieceLabel,
  pieceTitle,
  children,
}: FeatureBlockProps): ReactNode {
  return (
    <Grid as="article" columns={[5, 7]} rowGap={8} align="center" className={styles.block}>
      <div>
        <Text size="small" tone="accent" weight="semibold" marginBottom={2}>
          {step}
        </Text>
        <Text as="h3" leading={1.1} isHead className={styles.title}>
          {title}
        </Text>
        <Text tone="muted" marginTop={4} marginBottom={3}>
          {text}
        </Text>
        <Cluster
          as={Link}
          to={demoPath(position)}
          gap={2}
          isInline
          isOneLine
          isTarget
          className={styles.link}>
          {linkLabel} <Icon icon={ArrowRight} size={16} />
        </Cluster>
      </div>
      <Panel as="figure" shadow="card" className={styles.piece} aria-label={pieceLabel}>
        <Cluster
          as={Text}
          justify="between"
          size="label"
          tone="muted"
          className={styles.pieceTitle}>
          {pieceTitle} <span>Sample data</span>
        </Cluster>
        {children}
      </Panel>
    </Grid>
  );
}

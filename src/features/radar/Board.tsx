import type {ReactNode} from 'react';

import {Eyebrow} from '@site/src/components/Badge/Badge';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './Board.module.css';

const TITLE_ID = 'radar-title';

/** A heading and controls next to the radar; on a phone the radar is between them. */
export function Board({
  badge,
  title,
  lead,
  side,
  children,
}: {
  /** With a badge, the title is the page's `h1`. */
  readonly badge?: string;
  readonly title: string;
  readonly lead: string;
  /** A legend or controls of the radar. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Grid
      as="section"
      columns={['minmax(0, 24rem)', 'minmax(0, 40rem)']}
      tablet={[1]}
      rowGap={8}
      className={styles.board}
      aria-labelledby={TITLE_ID}>
      <div className={styles.heading}>
        {badge && <Eyebrow>{badge}</Eyebrow>}
        <Text as={badge ? 'h1' : 'h2'} id={TITLE_ID} size="section" leading={1.08}>
          {title}
        </Text>
        <Text size="lead" tone="muted" marginTop={4}>
          {lead}
        </Text>
      </div>
      <div className={styles.radar}>{children}</div>
      <div className={styles.side}>{side}</div>
    </Grid>
  );
}

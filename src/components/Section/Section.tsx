import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Eyebrow} from '../Badge/Badge';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './Section.module.css';

export interface SectionProps {
  /** The anchor for links to it; also makes it a landmark. */
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title?: string;
  /** `heading` for a title that only labels what follows, such as right below the page's own. */
  readonly titleSize?: 'section' | 'heading';
  readonly lead?: ReactNode;
  /** At the end of the heading's line, such as a switch for what follows. */
  readonly aside?: ReactNode;
  /** `band` is a dark stripe: at most twice on a page. */
  readonly tone?: 'paper' | 'band';
  /** The heading at the left of the content on wide screens, for text or a form at reading width. */
  readonly isBeside?: boolean;
  /** Less space above and below, for sections that belong together. */
  readonly isTight?: boolean;
  /** Makes it focusable, for a button elsewhere that moves the focus here. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A part of a page with its heading, at the page's width. */
export function Section({
  id,
  eyebrow,
  title,
  titleSize = 'section',
  lead,
  aside,
  tone = 'paper',
  isBeside = false,
  isTight = false,
  takesFocus = false,
  children,
}: SectionProps): ReactNode {
  // Registers the id with the build's anchor check.
  useBrokenLinks().collectAnchor(id);
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={takesFocus ? -1 : undefined}
      {...pageMarks.laidOutLater}
      className={clsx(styles.section, styles[tone], isTight && styles.tight)}>
      <div className={clsx('pageWidth', isBeside && styles.beside)}>
        {(title || eyebrow || lead) && (
          <Cluster
            as="header"
            gap={8}
            rowGap={5}
            justify="between"
            align={titleSize === 'section' ? 'end' : 'center'}
            className={styles.header}>
            <div className={styles.heading}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {title && (
                <Text as="h2" size={titleSize} leading={1.08} id={headingId}>
                  {title}
                </Text>
              )}
              {lead && (
                <Text size="lead" tone="muted" marginTop={4}>
                  {lead}
                </Text>
              )}
            </div>
            {aside}
          </Cluster>
        )}
        {children}
      </div>
    </section>
  );
}

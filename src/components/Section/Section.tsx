import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Eyebrow} from '../Badge/Badge';
import {Text} from '../Text/Text';
import styles from './Section.module.css';

export interface SectionProps {
  /** For links to this section. */
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title?: string;
  readonly lead?: ReactNode;
  /** `band` is the stripe of ink: at most twice on a page. */
  readonly tone?: 'paper' | 'band';
  /** Less air above and below, for sections that belong together. */
  readonly isTight?: boolean;
  /** A button elsewhere leads here and brings the focus along. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A part of a page with its heading, on the page's width. */
export function Section({
  id,
  eyebrow,
  title,
  lead,
  tone = 'paper',
  isTight = false,
  takesFocus = false,
  children,
}: SectionProps): ReactNode {
  // Makes the section's address known to the build's check of anchors.
  useBrokenLinks().collectAnchor(id);
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={takesFocus ? -1 : undefined}
      className={clsx(styles.section, styles[tone], isTight && styles.tight)}>
      <div className="pageWidth">
        {(title || eyebrow || lead) && (
          <header className={styles.header}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {title && (
              <Text as="h2" size="section" leading={1.08} id={headingId}>
                {title}
              </Text>
            )}
            {lead && (
              <Text size="lead" tone="muted" marginTop={4}>
                {lead}
              </Text>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}

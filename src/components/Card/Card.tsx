import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {CSSProperties, ElementType, ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import {Grid} from '../Stack/Stack';
import {spacingOf, Text, type Polymorphic, type Spacing} from '../Text/Text';
import styles from './Card.module.css';

export interface CardProps {
  readonly title: string;
  /** 3 by default, for cards below a section's h2. */
  readonly headingLevel?: 2 | 3;
  readonly icon?: LucideIcon;
  /** With a URL, the whole card is a link named by its title. */
  readonly to?: string;
  readonly children?: ReactNode;
}

/** The site's card. */
export function Card({title, headingLevel = 3, icon, to, children}: CardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel as="article" shadow="card" className={clsx(styles.card, to && styles.linked)}>
      {icon && <Icon icon={icon} size={24} className={styles.icon} />}
      <Text as={Heading} size="large" marginBottom={2}>
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Text>
      <Text as="div" tone="muted" isTrimmed>
        {children}
      </Text>
    </Panel>
  );
}

interface PanelLook extends Spacing {
  /** `float` is for panels above the page. None by default. */
  readonly shadow?: 'card' | 'float';
  /** A tinted background instead of the border, for a part of a panel or of the page. */
  readonly tone?: 'wash' | 'sunken';
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A card's surface for any content. */
export function Panel<E extends ElementType = 'div'>({
  as,
  shadow,
  tone,
  marginTop,
  marginBottom,
  padding,
  paddingTop,
  className,
  style,
  ...rest
}: Polymorphic<E, PanelLook>): ReactNode {
  const Root: ElementType = as ?? 'div';
  const look = [shadow && styles[`${shadow}Shadow`], tone && styles[tone]];
  const spacing = spacingOf({marginTop, marginBottom, padding, paddingTop});
  return (
    <Root
      className={clsx(styles.panel, look, spacing.className, className)}
      style={{...spacing.style, ...style}}
      {...rest}
    />
  );
}

/** Half of the row, with a gap of 1.25rem, if it has no room for four cards of 13rem; otherwise less than a card. */
const HALF_OR_QUARTER = 'min(50% - 0.625rem, (55.75rem - 100%) * 999)';

/** Cards in rows of four or, where these don't fit, of two, so that none is alone. Stacked on phones. */
export function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  const columns = [`repeat(auto-fit, minmax(min(max(13rem, ${HALF_OR_QUARTER}), 100%), 1fr))`];
  return (
    <Grid columns={columns} collapse="never" gap={5}>
      {children}
    </Grid>
  );
}

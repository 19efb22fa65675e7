import type {ComponentProps, ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import styles from './MenuContent.module.css';

interface MenuGroupProps {
  readonly label: string;
  readonly entries: readonly (ComponentProps<typeof PlainLink> & {
    readonly label: string;
    readonly icon?: ComponentProps<typeof Icon>['icon'];
  })[];
}

/** A heading with links in two columns. */
export function MenuGroup({label: heading, entries}: MenuGroupProps): ReactNode {
  return (
    <section>
      <Text as="h3" size="label" tone="accent" weight="bold" isCaps className={styles.heading}>
        {heading}
      </Text>
      <Grid as="ul" columns={[1, 1]} collapse="never" gap={4} rowGap={0} className={styles.entries}>
        {entries.map(({label, icon, ...link}) => (
          <li key={label}>
            <PlainLink tone="ink" tap="full" className={styles.link} {...link}>
              {icon && <Icon icon={icon} tone="muted" />}
              {label}
            </PlainLink>
          </li>
        ))}
      </Grid>
    </section>
  );
}

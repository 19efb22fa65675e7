import type {ReactNode} from 'react';

import type {CategoryCard} from '@site/plugins/help-catalog/landing';
import {Fold} from '@site/src/components/Fold/Fold';
import rows from '@site/src/components/Fold/FoldRows.module.css';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {categoryIcons} from '../categoryIcons';
import styles from './HelpHome.module.css';

interface CategoryCardsProps {
  readonly cards: readonly CategoryCard[];
}

/** The categories, each with a link to its page and links to its most common answers. */
export function CategoryCards({cards}: CategoryCardsProps): ReactNode {
  return (
    <Grid
      columns={['repeat(auto-fill, minmax(min(16rem, 100%), 1fr))']}
      collapse="never"
      gap={8}
      rowGap={10}
      className={`${rows.rows} ${styles.categories}`}>
      {cards.map(({name, to, count, links}) => (
        <Stack as="article" key={name} gap={2} line="above" paddingTop={4}>
          <Cluster as="header" gap={3} isOneLine>
            <Icon icon={categoryIcons[name]} size={24} tone="accent" />
            <Text as="h3" size="large" grow={0}>
              <PlainLink to={to} tone="ink">
                {name}
              </PlainLink>
            </Text>
            <Text as="span" size="small" tone="muted" isFigures>
              {count}
              <span className="visuallyHidden">{count === 1 ? ' article' : ' articles'}</span>
            </Text>
          </Cluster>
          <Fold summary="Common answers">
            <ul>
              {links.map(({title, to}) => (
                <li key={title}>
                  <PlainLink to={to} tone="muted" tap="compact" className={styles.link}>
                    {title}
                  </PlainLink>
                </li>
              ))}
            </ul>
          </Fold>
        </Stack>
      ))}
    </Grid>
  );
}

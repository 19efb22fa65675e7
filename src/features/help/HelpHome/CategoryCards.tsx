import Link from '@docusaurus/Link';
import {
  ChartNoAxesCombined,
  CreditCard,
  Flame,
  MailCheck,
  Plug,
  Rocket,
  Sparkles,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {HelpCategory} from '@site/src/data/help';
import type {CategoryCard} from './categoryCardData';
import styles from './HelpHome.module.css';

const icons = {
  'Getting Started': Rocket,
  Integrations: Plug,
  'Features & Tools': Sparkles,
  'Email Deliverability': MailCheck,
  'Billing & Plans': CreditCard,
  Troubleshooting: Wrench,
  'Best Practices': ChartNoAxesCombined,
  'Advanced Features': Flame,
} satisfies Record<HelpCategory, LucideIcon>;

export interface CategoryCardsProps {
  readonly cards: readonly CategoryCard[];
}

/** The categories, each with a link to its page and links to its most common answers. */
export function CategoryCards({cards}: CategoryCardsProps): ReactNode {
  return (
    <div className={styles.cards}>
      {cards.map(({name, to, count, links}) => (
        <article key={name} className={styles.card}>
          <Cluster as="header" gap={3} rowGap={0} className={styles.cardHeader}>
            <Icon icon={icons[name]} size={24} className={styles.icon} />
            <Text as="h3" size="large" className={styles.name}>
              <Text as={Link} to={to} tone="ink" isPlain>
                {name}
              </Text>
            </Text>
            <Text as="span" size="small" tone="muted" isFigures>
              {count === 1 ? '1 article' : `${count} articles`}
            </Text>
          </Cluster>
          <ul>
            {links.map(({title, to}) => (
              <li key={title}>
                <Text as={Link} to={to} tone="muted" isPlain className={styles.link}>
                  {title}
                </Text>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

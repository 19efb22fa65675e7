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
import type {HelpCategory} from '@site/src/data/help';
import type {CategoryCard} from './categoryCardData';
import styles from './CategoryCards.module.css';

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

/** The categories, each with its page and links that lead straight to the answers. */
export function CategoryCards({cards}: CategoryCardsProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cards.map(({name, to, count, links}) => (
        <article key={name} className={styles.card}>
          <header className={styles.header}>
            <Icon icon={icons[name]} size={24} className={styles.icon} />
            <h3 className={styles.name}>
              <Link to={to}>{name}</Link>
            </h3>
            <span className={styles.count}>{count === 1 ? '1 article' : `${count} articles`}</span>
          </header>
          <ul className={styles.list}>
            {links.map(({title, to}) => (
              <li key={title}>
                <Link to={to} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
